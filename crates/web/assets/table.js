// What every table's page does: hears of changes and swaps them in, sends forms, shows rules and cards. Everything works without it, only less smoothly.
(() => {
  'use strict';
  const root = document.documentElement;
  root.classList.add('js');
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const main = $('main.table');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  if (!main) return;
  // What acting on the table shares with this script.
  const T = window.tavola = { $, $$, main, root, calm, walk, announce, before: () => true, shown: () => {}, answered: () => {} };

  let version = main.dataset.version || '';

  // A page brings the drawings that it shows; those that may come up later follow, and are kept by the browser.
  const sprite = $('svg.sprite[data-more]');
  if (sprite) fetch(sprite.dataset.more).then(answer => answer.ok ? answer.text() : '').then(file => {
    for (const symbol of $$('symbol', new DOMParser().parseFromString(file, 'image/svg+xml')))
      if (!document.getElementById(symbol.id)) $('defs', sprite).append(document.importNode(symbol, true));
  }).catch(() => {});

  // Where each thing that can move lies: in which stretch of the page, and at which place of its board.
  const place = el => (el.closest('[id]')?.id || '') + [...el.classList].filter(name => /^[xy]\d+$/.test(name)).join();
  const standing = from => new Map($$('[data-vt]', from).map(el => [el.dataset.vt, el]));

  function swap(pieces) {
    const focus = document.activeElement;
    const again = focus && focus.id ? '#' + CSS.escape(focus.id) : null;
    const typed = keepTyped();
    // A game that begins or ends has another page.
    if (pieces.some(piece => !document.getElementById(piece.id))) { location.reload(); return; }
    const opened = $('.drawer.on')?.id;
    const scrolled = ['mine', 'hand', 'beside'].map(id => [id, document.getElementById(id)?.scrollTop, document.getElementById(id)?.scrollLeft]);
    for (const piece of pieces) document.getElementById(piece.id)?.replaceWith(piece);
    if (opened) document.getElementById(opened)?.classList.add('on');
    for (const [id, top, left] of scrolled) { const el = document.getElementById(id); if (el) { el.scrollTop = top ?? 0; el.scrollLeft = left ?? 0; } }
    giveBack(typed);
    if (again) $(again)?.focus({ preventScroll: true });
    dress();
    T.shown();
  }

  // Parts of the page that come whole where other pieces are in them than before.
  const WHOLE = ['stage', 'rail'];

  // The newest of each piece, out of everything that has come.
  function newest(told) {
    const pieces = new Map();
    for (const { html } of told) {
      const fresh = document.createElement('template');
      fresh.innerHTML = html;
      for (const piece of [...fresh.content.children]) {
        // A whole stage or rail holds the newest of its pieces.
        if (WHOLE.includes(piece.id)) for (const id of [...pieces.keys()]) if (document.getElementById(id)?.closest('#' + piece.id)) pieces.delete(id);
        const within = WHOLE.map(id => pieces.get(id) && $('#' + CSS.escape(piece.id), pieces.get(id))).find(found => found);
        if (within) within.replaceWith(piece);
        else pieces.set(piece.id, piece);
      }
    }
    return [...pieces.values()];
  }

  // What somebody has begun to type or tick is not lost when the page changes around it.
  function keepTyped() {
    const chat = $('#chat input[name=said]');
    const open = $$('details[id]').map(el => [el.id, el.open]);
    const old = $('#answer');
    const number = old && $('input[name=question]', old)?.value;
    const ticked = old ? $$('input:checked', old).map(el => el.value) : [];
    return { said: chat?.value, focused: chat === document.activeElement, open, number, ticked };
  }

  function giveBack(typed) {
    const chat = $('#chat input[name=said]');
    if (chat && typed.said) { chat.value = typed.said; if (typed.focused) chat.focus({ preventScroll: true }); }
    for (const [id, open] of typed.open) document.getElementById(id)?.toggleAttribute('open', open);
    const form = $('#answer');
    if (form && $('input[name=question]', form)?.value === typed.number)
      for (const el of $$('input[type=checkbox]', form)) el.checked = typed.ticked.includes(el.value);
  }

  // An event: a line of JSON, then the parts of the page that are new here, then pieces in which each part is named where it stands.
  const parts = new Map();
  function read(data) {
    let at = data.indexOf('\n') + 1;
    const told = JSON.parse(data.slice(0, at));
    for (const [part, length] of told.parts) parts.set(part, data.slice(at, at += length));
    told.html = data.slice(at).replace(/<i data-part="(\d+)\.\d+"><\/i>/g, (_, part) => parts.get(Number(part)));
    return told;
  }

  // What comes while something is moving is shown together when it has come to rest; a question of mine waits for nothing.
  const waitingNews = [];
  let moving = null, soon = 0;
  function hear(told) {
    waitingNews.push(told);
    if (moving && told.turn) moving.skipTransition();
    if (soon && told.turn) { clearTimeout(soon); soon = 0; }
    if (!moving && !soon) soon = setTimeout(show, told.turn ? 0 : pause());
  }

  // Where others play too, each is shown what happens at their own pace.
  let pace = 'usual', last = 0;
  const pause = () => main.dataset.alone ? 0 : pace === 'hold' ? 1e9 : pace === 'slow' ? Math.max(0, last + 1500 - performance.now()) : 0;
  function setPace(name) {
    pace = name;
    for (const el of $$('.spd button')) el.classList.toggle('on', el.value === name);
    clearTimeout(soon);
    soon = 0;
    if (waitingNews.length) show();
  }

  // What is said to those who listen: each sentence once, after those before it. What was said long ago goes unheard.
  function announce(...said) {
    const region = $('#polite');
    for (const words of said) if (words) region.append(Object.assign(document.createElement('p'), { textContent: words }));
    while (region.childElementCount > 12) region.firstElementChild.remove();
  }
  // How many lines the log has, and of those that are new the great ones and those aimed at the reader.
  const logged = () => Number($('#moments')?.dataset.logged ?? 0);
  const notable = count => count > 0 ? $$('#log ol > li:not(.news)').slice(-count).filter(line => line.matches('.w-great, .aimed')).map(line => $('span', line).textContent) : [];

  function show() {
    soon = 0;
    last = performance.now();
    const told = waitingNews.splice(0);
    const newestTold = told.at(-1);
    if (!newestTold) return;
    version = newestTold.version;
    const pieces = newest(told);
    const old = standing(main);
    const fresh = pieces.flatMap(piece => [...standing(piece)]);
    const moved = fresh.filter(([name, el]) => old.has(name) && place(old.get(name)) !== place(el)).slice(0, 12);
    const asked = $('#q')?.textContent, known = logged();
    const put = () => {
      swap(pieces);
      document.title = newestTold.title;
      main.dataset.turn = newestTold.turn;
      $('link[rel=icon]').href = newestTold.icon;
      const now = $('#q')?.textContent;
      announce(...notable(logged() - known), now !== asked && now);
    };
    if (calm.matches || !moved.length || !document.startViewTransition || document.hidden) {
      put();
      if (calm.matches) for (const [, el] of moved) el.classList.add('moved');
    } else move(moved, old, put);
    ring(newestTold.turn);
  }

  function move(moved, old, put) {
    const call = (el, name) => { el.style.viewTransitionName = name; };
    for (const [name] of moved) call(old.get(name), 'vt-' + name);
    moving = document.startViewTransition(() => { put(); for (const [name, el] of moved) call(el, 'vt-' + name); });
    moving.ready.catch(() => {});
    moving.finished.finally(() => {
      moving = null;
      for (const [, el] of moved) call(el, '');
      if (waitingNews.length) show();
    });
  }

  if (main.dataset.events) {
    const address = new URL(main.dataset.events, location.href);
    address.searchParams.set('version', version);
    if (main.dataset.as) address.searchParams.set('as', main.dataset.as);
    const source = new EventSource(address);
    source.addEventListener('patch', event => hear(read(event.data)));
    source.onerror = () => root.classList.add('away');
    source.onopen = () => root.classList.remove('away');
    addEventListener('pagehide', () => source.close());
  }

  async function send(form, button) {
    const data = new FormData(form, button);
    form.classList.add('busy');
    try {
      const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(data), headers: { 'X-Tavola': '1' }, redirect: 'manual' });
      if (answer.type === 'opaqueredirect') location.reload();
      else if (!answer.ok) { toast(await answer.text()); T.answered(); }
      else if (form.closest('#chat')) form.reset();
      else if (form.action.endsWith('/order')) $('#orders')?.removeAttribute('open');
    } catch {
      T.answered();
      toast(root.lang === 'it' ? 'Il tavolo non risponde; riprova.' : 'The table does not answer; try again.');
    } finally {
      form.classList.remove('busy');
    }
  }

  const scripted = ['answer', 'undo', 'redo', 'pace', 'agree', 'hint', 'hand', 'order', 'revoke', 'chat', 'vote', 'resign'];
  document.addEventListener('submit', event => {
    const form = event.target;
    const what = new URL(form.action, location.href).pathname.split('/').pop();
    if (form.method !== 'post' || !scripted.includes(what)) return;
    event.preventDefault();
    if (what === 'pace' && !main.dataset.alone) { setPace(event.submitter.value); return; }
    if (!form.classList.contains('busy') && T.before(form, event.submitter)) send(form, event.submitter);
  });

  let clearing;
  function toast(said) {
    const place = $('#toast');
    if (!place) return;
    place.textContent = said;
    place.classList.add('on');
    clearTimeout(clearing);
    clearing = setTimeout(() => place.classList.remove('on'), 7000);
  }

  document.addEventListener('click', event => {
    const rule = event.target.closest('a[data-rule]');
    if (rule && !event.ctrlKey && !event.metaKey) { event.preventDefault(); why(rule); return; }
    const book = event.target.closest('a[data-rules]');
    if (book && !event.ctrlKey && !event.metaKey && $('#dialog')) { event.preventDefault(); rules(book.href); return; }
    const mover = event.target.closest('[data-move]');
    if (mover) { event.preventDefault(); reorder(mover); return; }
    const copier = event.target.closest('[data-copy]');
    if (copier) { $('input', copier.parentElement).select(); if (document.execCommand('copy')) toast(copier.dataset.copy); return; }
    if (event.target.closest('[data-play]')) playOn();
  });

  function reorder(mover) {
    const item = mover.closest('li');
    const up = mover.dataset.move === '-1';
    const other = up ? item.previousElementSibling : item.nextElementSibling;
    if (!other) return;
    up ? other.before(item) : other.after(item);
    $$('input[type=number]', item.parentElement).forEach((input, n) => { input.value = n + 1; });
    mover.focus();
    T.reordered?.();
  }

  function count() {
    const form = $('#answer');
    const out = form && $('output.count', form);
    if (!out) return;
    const total = out.dataset.total;
    if (total) {
      const sum = $$('input[type=number]', form).reduce((sum, input) => sum + Number(input.value || 0), 0);
      out.textContent = `${sum} / ${total}`;
      $('.send button', form).disabled = sum !== Number(total);
      return;
    }
    const ticked = $$('input[type=checkbox]:checked', form).length;
    out.textContent = `${ticked} / ${out.dataset.max}`;
    const send = $('.send button', form);
    send.textContent = ticked ? `${send.dataset.word} ${ticked}` : send.dataset.none;
    const full = ticked >= Number(out.dataset.max);
    for (const input of $$('input[type=checkbox]', form)) input.disabled = full && !input.checked;
    $('.send button', form).disabled = ticked < Number(out.dataset.min);
  }
  document.addEventListener('input', event => { if (event.target.closest('#answer')) count(); });
  document.addEventListener('change', event => {
    if (event.target.dataset?.filter) $('#log').classList.toggle('onlymine', event.target.checked);
    const scrub = event.target.closest('form.scrub');
    if (scrub) scrub.requestSubmit();
  });

  async function why(link) {
    const dialog = $('#dialog');
    const address = new URL(link.href);
    if (!dialog) { location.href = link.href; return; }
    const answer = await fetch(`${address.pathname}/${encodeURIComponent(link.dataset.rule)}`);
    if (!answer.ok) { location.href = link.href; return; }
    $('.said', dialog).innerHTML = await answer.text();
    dialog.showModal();
  }

  // The rulebook over the table.
  async function rules(address) {
    const dialog = $('#dialog'), answer = await fetch(address);
    if (!answer.ok) { location.href = address; return; }
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const book = $('main', page), said = $('.said', dialog);
    for (const form of $$('form.search', book)) form.addEventListener('submit', event => { event.preventDefault(); const to = new URL(address); to.search = new URLSearchParams(new FormData(form)); rules(to.href); });
    said.replaceChildren(...(book ? book.childNodes : []));
    if (!dialog.open) dialog.showModal();
  }

  let large, waiting;
  function enlarge(card) {
    shrink();
    if (card.classList.contains('back') || card.classList.contains('large')) return;
    large = card.cloneNode(true);
    large.className = card.className.replace(/\b(hand|mini|real|lit|spent)\b/g, '') + ' large floating';
    for (const name of ['data-vt', 'data-spot', 'href', 'id', 'tabindex']) large.removeAttribute(name);
    large.setAttribute('aria-hidden', 'true');
    document.body.append(large);
    const from = card.getBoundingClientRect(), to = large.getBoundingClientRect();
    const left = Math.min(innerWidth - to.width - 12, Math.max(12, from.left + from.width / 2 - to.width / 2));
    const above = from.top - to.height - 12;
    large.style.left = `${left}px`;
    large.style.top = `${above > 56 ? above : Math.max(56, Math.min(innerHeight - to.height - 12, from.bottom + 12))}px`;
  }
  function shrink() { clearTimeout(waiting); large?.remove(); large = null; }
  // A finger holds a card, or taps one that offers nothing; what a mouse points at is in the preview.
  let held = false;
  document.addEventListener('pointerdown', event => {
    held = false;
    const card = event.target.closest?.('main .card');
    if (event.pointerType !== 'touch') return;
    shrink();
    if (card) waiting = setTimeout(() => { held = true; enlarge(card); }, 380);
  });
  for (const kind of ['pointerup', 'pointercancel']) document.addEventListener(kind, () => { if (!large) clearTimeout(waiting); });
  document.addEventListener('contextmenu', event => held && event.preventDefault());
  document.addEventListener('click', event => {
    const card = event.target.closest?.('main .card');
    if (held) { held = false; event.preventDefault(); event.stopPropagation(); }
    else if (card && !card.classList.contains('may') && matchMedia('(hover: none)').matches) enlarge(card);
  }, true);
  addEventListener('scroll', shrink, { passive: true });

  document.addEventListener('keydown', event => { if (event.key === 'Escape') shrink(); });

  // Arrows walk over the lit things of the board, to the nearest in that direction.
  function walk(key, all) {
    const to = el => (el.matches('a') ? el : $('a', el))?.focus();
    const here = all.find(el => el.contains(document.activeElement));
    if (!all.length || (!here && document.activeElement !== document.body && !document.activeElement.closest('.may'))) return false;
    if (!here) { to(all[0]); return true; }
    const at = el => { const r = el.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
    const [x, y] = at(here);
    const far = el => {
      const [a, b] = at(el);
      const [along, across] = { arrowright: [a - x, b - y], arrowleft: [x - a, b - y], arrowdown: [b - y, a - x], arrowup: [y - b, a - x] }[key];
      return along > 2 ? along + 2.5 * Math.abs(across) : Infinity;
    };
    const next = all.filter(el => el !== here).sort((a, b) => far(a) - far(b))[0];
    if (next && far(next) < Infinity) to(next);
    return true;
  }

  const kept = name => { try { return localStorage.getItem(name) === '1'; } catch { return false; } };
  const keep = (name, on) => { try { localStorage.setItem(name, on ? '1' : '0'); } catch { /* not kept */ } };
  let voice;
  // Two soft notes, made on the spot.
  function chime() {
    voice ||= new AudioContext();
    voice.resume();
    for (const [pitch, after] of [[660, 0], [880, .16]]) {
      const tone = voice.createOscillator(), loud = voice.createGain(), at = voice.currentTime + after;
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(.0001, at);
      for (const [size, when] of [[.16, .02], [.0001, .5]]) loud.gain.exponentialRampToValueAtTime(size, at + when);
      tone.connect(loud).connect(voice.destination);
      tone.start(at);
      tone.stop(at + .55);
    }
  }
  async function tell(box) {
    const what = box.dataset.tell;
    if (what === 'notice' && box.checked) box.checked = await Notification.requestPermission() === 'granted';
    keep('tell-' + what, box.checked);
    if (what === 'sound' && box.checked) chime();
  }
  let rang = main.dataset.turn === 'true';
  function ring(turn) {
    const news = turn && !rang;
    rang = turn;
    if (!news) return;
    if (kept('tell-sound')) chime();
    if (document.hidden && kept('tell-notice') && 'Notification' in window && Notification.permission === 'granted')
      new Notification(document.title, { icon: '/assets/icon-turn.svg', tag: main.dataset.table });
  }
  const bell = $('#bell');
  if (bell) {
    bell.hidden = false;
    for (const box of $$('[data-tell]', bell)) {
      if (box.dataset.tell === 'notice' && !('Notification' in window)) { box.closest('label').hidden = true; continue; }
      box.checked = kept('tell-' + box.dataset.tell);
      box.addEventListener('change', () => tell(box));
    }
    document.addEventListener('click', event => { if (!event.target.closest('#bell')) bell.open = false; });
  }

  // The replay: one step with the arrows, a round with Page up and Page down, the ends with Home and End, Space plays and pauses. Another
  // moment comes in the place of this one, without a reload of the page.
  let playing = false, tick = 0;
  if ($('form.scrub')) {
    const steps = { ArrowLeft: 'web-previous', ArrowRight: 'web-next', PageUp: 'web-round-before', PageDown: 'web-round-after', Home: 'web-first', End: 'web-last' };
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea, button')) return;
      if (steps[event.key]) { event.preventDefault(); $(`[data-step="${steps[event.key]}"]`)?.click(); }
      else if (event.key === ' ') { event.preventDefault(); playOn(); }
    });
    document.addEventListener('click', event => {
      const link = event.target.closest('[data-step], [data-moment], .went a');
      if (link && !event.ctrlKey && !event.metaKey) { event.preventDefault(); moment(link.getAttribute('href')); }
    });
    document.addEventListener('submit', event => {
      const form = event.target.closest('form.scrub');
      if (form) { event.preventDefault(); moment(form.action + '?' + new URLSearchParams(new FormData(form))); }
    });
    addEventListener('popstate', () => moment(location.href, true));
  }
  async function moment(address, back) {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) { location.href = address; return; }
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const focused = document.activeElement?.dataset?.step;
    for (const id of ['ask', 'stage', 'place']) { const piece = page.getElementById(id); if (piece) document.getElementById(id)?.replaceWith(piece); }
    document.title = page.title;
    if (!back) history.replaceState(null, '', address);
    if (focused) $(`[data-step="${focused}"]`)?.focus({ preventScroll: true });
    dress();
    paused();
    clearTimeout(tick);
    const at = $('form.scrub input[type=range]');
    if (playing && Number(at.value) < Number(at.max)) tick = setTimeout(() => $('[data-step="web-next"]')?.click(), 900);
    else { playing = false; paused(); }
  }
  function playOn() {
    playing = !playing;
    clearTimeout(tick);
    paused();
    if (playing) $('[data-step="web-next"]')?.click();
  }
  function paused() {
    const el = $('[data-play]');
    if (!el) return;
    el.dataset.word ??= el.textContent;
    el.textContent = playing ? el.dataset.pause : el.dataset.word;
  }

  function dress() {
    count();
    for (const el of $$('[data-link]')) el.value = new URL(el.getAttribute('value'), location.href).href;
    for (const el of $$('[data-play], [data-copy]')) el.hidden = false;
    for (const el of $$('[data-showme]')) el.hidden = false;
  }
  dress();
})();
