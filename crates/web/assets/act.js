// Acting on the table: what is touched narrows the options, what would happen is shown before it does. It reads verbs, steps, tags and marks,
// and knows no game. Without it the same is done by links.
(() => {
  'use strict';
  const T = window.tavola;
  if (!T || !document.querySelector('main.acting')) return;
  const { $, $$, main, root, calm } = T;
  const NS = 'http://www.w3.org/2000/svg';
  const say = JSON.parse($('#says').textContent);

  // ---------- the question ----------
  let q = null, form = null, number = null, verb = null, picked = [], byHand = new Set(), hand = null, turn = 0, deaf = 0, keyed = false;
  const several = () => form?.dataset.kind === 'some';
  const is_order = () => form?.dataset.kind === 'order';
  const things = spot => $$(`[data-spot="${CSS.escape(spot)}"]`, main).filter(el => !el.closest('#pv, template'));
  const live = () => !q ? [] : q.bundle ? q.options : q.options.filter(o => (!verb || o.v === verb) && picked.every(p => has(o, p)));
  // A step is any one of its spots.
  const has = (o, spot) => o.s.some(step => step.includes(spot));
  const next = o => o.s.find(step => !step.some(s => picked.includes(s))) || [];
  const whole = o => o.s.every(step => step.some(s => picked.includes(s)));
  const ends = (o, spot) => !!o.s.at(-1)?.includes(spot);
  const button = o => document.getElementById('o' + o.n);
  const words = o => $('b', button(o))?.textContent || '';
  const notation = o => button(o)?.value ?? $('input[name=pick]', button(o) ?? main)?.value;
  // What counts is when a hand did it: on a busy machine the second half of a double click comes late.
  let made = 0;
  for (const kind of ['click', 'keydown']) document.addEventListener(kind, event => { made = event.timeStamp; }, true);
  const mine = () => q && made >= deaf && !root.classList.contains('sending');
  const is_done = o => button(o)?.classList.contains('done');
  // The end of a turn that leaves something undone asks once.
  const heavy = o => is_done(o) ? !!$('small.w', button(o)) : o.h;

  // How a game ended is read from the top, wherever one was before.
  let closed = false;
  function close() {
    if (closed || !$('.ask.closed')) return;
    closed = true;
    history.scrollRestoration = 'manual';
    scrollTo(0, 0);
  }

  function load() {
    close();
    form = $('#answer');
    const data = $('#offer');
    q = data ? JSON.parse(data.textContent) : null;
    const now = form?.dataset.number ?? null, fresh = now !== number;
    if (fresh) {
      number = now; verb = null; picked = []; byHand.clear(); hand = null; turn = 0; rested = pointer; clearTimeout(resting);
      listen();
      root.classList.remove('sending');
    }
    if (q) picked = picked.filter(p => q.options.some(o => has(o, p)));
    if (q?.bundle && !hand) { hand = q.options.find(o => button(o)?.value === q.default) ?? q.options[0]; picked = all_of(hand); }
    const view = pinned() || $('#ask')?.dataset.view;
    if (view) main.dataset.view = view;
    const pv = $('#pv');
    if (pv !== panelled) { panelled = pv; idle = pv?.innerHTML ?? ''; hinted = $('[data-hint]', pv ?? main)?.dataset.hint.split(', ') ?? []; }
    draw();
    rolled();
    over();
    if (!fresh) return;
    centre();
    read();
  }
  // Where one page lies at a time, a page of a story that ends in a question is the one.
  let left = null;
  function read() {
    const page = $('.stretch article.tale')?.closest('.stretch').id;
    if (left && main.dataset.tab === left.page) goTab(left.tab);
    left = null;
    if (!page || !narrow.matches || !q || main.dataset.tab === page || q.options.some(o => o.s.length)) return;
    left = { page, tab: main.dataset.tab };
    goTab(page);
  }
  // A board that is higher than its window shows who acts, or else what is lit.
  function centre() {
    const box = $('.boardz .plate');
    if (!box || box.scrollHeight <= box.clientHeight + 4) return;
    const el = $('.piece .act', box) ?? $('.lit', box);
    if (!el) return;
    const r = el.getBoundingClientRect(), b = box.getBoundingClientRect();
    box.scrollTop += r.top + r.height / 2 - b.top - b.height / 2;
  }
  // A second click of the last question does not fall into this one.
  function listen() {
    deaf = performance.now() + 350;
    root.classList.add('deaf');
    setTimeout(() => { if (performance.now() >= deaf - 5) root.classList.remove('deaf'); }, 355);
  }

  // ---------- what is lit, in hand, faded ----------
  function open(list) {
    const lit = new Map();
    if (several() || q?.bundle) { for (const o of list) for (const s of o.s.flat()) lit.set(s, [o]); return lit; }
    for (const o of list) if (!is_done(o)) for (const n of next(o)) lit.set(n, [...(lit.get(n) || []), o]);
    return lit;
  }

  function draw() {
    const list = live(), lit = open(list), narrowed = (picked.length > 0 && !q?.bundle) || !!verb;
    for (const el of $$('.may, .lit, .held', main)) {
      if (el.closest('#pv')) continue;
      const spot = el.dataset.spot ?? el.closest('[data-spot]')?.dataset.spot;
      el.classList.toggle('lit', lit.has(spot));
      el.classList.toggle('held', several() ? ticked(spot) : picked.includes(spot));
      el.classList.toggle('faded', narrowed && !several() && !lit.has(spot) && !picked.includes(spot));
    }
    for (const name of ['hinted', 'away']) for (const el of $$('.' + name, main)) el.classList.remove(name);
    // What a bot would choose is marked where it lies.
    for (const o of list) if (hinted.includes(notation(o))) for (const el of [button(o), ...o.s.flat().flatMap(things)]) el?.classList.add('hinted');
    main.classList.toggle('narrowed', narrowed);
    for (const el of $$('.vb[data-verb]')) el.classList.toggle('on', el.dataset.verb === verb);
    chips();
    marks([]);
    const ready = chosen();
    tags(list, lit);
    if (ready.length) { const o = ready[turn % ready.length]; show(o, ready, true); marks(o.m); }
    else if (picked.length && !is_order()) thing(picked.at(-1), list);
    else if (verb) verbs(list);
    else rest();
    if (is_order()) places();
    if (doubt) doubted();
    numbers();
    tabs(lit);
    reveal(lit);
    today();
  }
  // A long track shows its present notch, until somebody looks elsewhere.
  function today() {
    for (const el of $$('.msc:not([data-shown])')) {
      if (!el.clientWidth) continue;
      el.dataset.shown = 1;
      el.scrollLeft = Number($('.nowd', el)?.getAttribute('x') ?? 0) - 90;
    }
  }

  // What is lit only on the sheets of the others brings them up, and they go again with it.
  let revealed = false;
  function reveal(lit) {
    const theirs = $('#others');
    if (!theirs) return;
    // A seat whose sheet has something to choose says so.
    for (const link of $$('.seat [data-seat]')) link.closest('.seat').classList.toggle('reach', !!$(`.sheet.${link.dataset.seat} .lit, .sheet.${link.dataset.seat}.lit`, theirs));
    const there = [...lit.keys()].some(spot => things(spot).some(el => theirs.contains(el)));
    const here = [...lit.keys()].some(spot => things(spot).some(el => !theirs.contains(el)));
    if (there && !here && !theirs.classList.contains('on')) { drawer('others'); revealed = true; $('.lit', theirs)?.scrollIntoView({ block: 'center' }); restand(); }
    // What is lit only where one would have to scroll to comes into sight.
    if (verb || picked.length) {
      const all = [...lit.keys()].map(spot => things(spot)[0]).filter(el => el && !theirs.contains(el));
      if (all.length && all.every(el => clipped(el, el.getBoundingClientRect()))) { all[0].scrollIntoView({ block: 'nearest', inline: 'nearest' }); restand(); }
    }
    if (!there && revealed) { if (theirs.classList.contains('on')) drawer(null); revealed = false; }
  }

  // The option in hand, with those that differ from it only in a variant.
  function chosen() {
    if (hand) return [hand];
    if (!picked.length || several() || is_order()) return [];
    const all = live(), done = all.filter(whole);
    // Nothing more can be touched: what is left stands side by side, unless that would be a list.
    return done.length === all.length && (done.length <= 4 || done.every(o => o.x)) ? done : [];
  }
  const ticked = spot => !!q?.options.some(o => has(o, spot) && $('input:checked', button(o)));

  function chips() {
    const el = $('#chips');
    if (!el || several()) return;
    el.dataset.hint ??= el.textContent;
    el.replaceChildren(...(picked.length ? [...new Set(picked)].map(chip) : [make('span', {}, el.dataset.hint)]));
  }
  function chip(spot) {
    const name = called(spot), el = make('span', { class: 'chip' }), cross = make('button', { type: 'button', 'aria-label': `${say.drop}: ${name}`, 'data-drop': spot }, '×');
    // A short name is not cut for the sake of a long one.
    el.append(make('span', name.length < 10 ? { class: 'few' } : {}, name), cross);
    return el;
  }
  function called(spot) {
    const el = things(spot)[0];
    // A place for something new has no name of its own: it is named after whose it is.
    const whose = el?.matches('.inner:not(:has(.slotbox))') && $('h3', el.closest('.portrayed') ?? el)?.textContent;
    if (whose) return whose.slice(0, 28);
    const label = el?.matches('a') && el.closest('.boardz') ? el.getAttribute('aria-label') : null;
    // A place is lit by its option, and then called what it is called.
    const lead = label && q?.options.filter(o => has(o, spot)).map(o => words(o) + ', ').find(lead => label.toLowerCase().startsWith(lead.toLowerCase()));
    if (lead) return label.slice(lead.length).split(', ')[0].slice(0, 28);
    const said = (el && ($('.ttl', el)?.textContent || $('.litname', el)?.firstChild?.textContent || $('h3, h4, b', el)?.textContent || el.getAttribute('aria-label') || el.textContent) || spot.replace(/^.*-/, '')).trim().split(', ');
    // A piece is named first, then where it stands and how.
    return (el?.matches('svg') ? said[0] : said.at(-1)).slice(0, 28);
  }

  // ---------- tags, on the things themselves and never part of the page ----------
  const worth = o => (o.t?.[2] === 't-good' ? 200 : 0) + (parseInt(o.t?.[3], 10) || 0);
  function tags(list, lit) {
    const layer = $('#tags');
    layer?.replaceChildren();
    if (!layer || several() || !lit.size) return;
    if (q.bundle) { amounts(lit); return; }
    const full = (picked.length > 0 || verb) && lit.size <= 12;
    // Figures on every space of a wide field would hide the field.
    if (!full && lit.size > 20) return;
    // Nor is there room on a phone for more than what is good.
    const good = !full && phone.matches;
    for (const [spot, options] of lit) {
      const best = [...options].sort((a, b) => worth(b) - worth(a))[0];
      if (best.t && (!good || best.t[2] === 't-good') && (ends(best, spot) || best.s.every(step => step.includes(spot) || step.some(s => picked.includes(s))))) put(spot, best, full ? 'full' : 'short');
    }
    apart();
  }
  // How much of a thing the bundle in hand has, where it can have more than one.
  function amounts(lit) {
    for (const spot of lit.keys()) {
      const el = things(spot)[0];
      if (!el || !q.options.some(o => count(o, spot) > 1)) continue;
      const tag = make('span', { class: 'tag mini', 'data-of': spot }, `${count(hand, spot)}`);
      $('#tags').append(tag);
      stand(tag, el);
    }
  }
  function put(spot, o, size) {
    const [text, short, tone, chance] = o.t, said = size === 'full' ? text : short;
    const el = things(spot)[0];
    if (!said || !el) return;
    // What a square or a thing on a shelf costs stands in it already.
    if (size !== 'full' && (el.querySelector('.cst') || el.closest('.shelf'))) return;
    const tag = make('span', { class: `tag ${tone} ${size === 'full' ? '' : 'mini'}`, 'data-of': spot }, said);
    if (chance && size === 'full') tag.append(make('span', { class: 'pcx' }, chance));
    $('#tags').append(tag);
    stand(tag, el);
  }
  // Two short tags never lie over each other: the second goes below its thing, or waits until that is pointed at.
  function apart() {
    const lie = [];
    for (const tag of $$('#tags > .mini:not([hidden])')) {
      const el = things(tag.dataset.of)[0]?.getBoundingClientRect();
      const hits = () => { const r = tag.getBoundingClientRect(); return lie.some(o => r.left < o.right && r.right > o.left && r.top < o.bottom && r.bottom > o.top); };
      if (hits() && el) tag.style.top = `${el.bottom + 3}px`;
      if (hits()) tag.hidden = true; else lie.push(tag.getBoundingClientRect());
    }
  }
  function stand(tag, el) {
    const r = el.getBoundingClientRect();
    tag.hidden = !r.width || r.bottom < 0 || r.top > innerHeight || clipped(el, r);
    if (tag.hidden) return;
    const w = tag.offsetWidth, h = tag.offsetHeight;
    const large = r.width > 170 && !el.closest('.boardz');
    // Tokens beside a name stand close together: their tags lie to the right of them.
    const beside = el.matches('.badge');
    const x = beside ? r.right + 3 : large ? r.right - w - 8 : r.left + r.width / 2 - w / 2, y = beside ? r.top + (r.height - h) / 2 : large ? r.top + 3 : r.top - h - 3;
    // A tag of the board lies over nothing beside it.
    const field = el.closest('.boardz')?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    tag.style.left = `${Math.max(field.left + 4, Math.min(field.right - w - 4, x))}px`;
    tag.style.top = `${Math.max(46, y)}px`;
  }
  // Whether a thing is scrolled out of the box that it lies in.
  function clipped(el, r) {
    for (let box = el.parentElement; box && box !== main; box = box.parentElement) {
      if (!box.matches('.sheet, .parts, .stretch, .pane, .fan')) continue;
      const b = box.getBoundingClientRect();
      if (r.top > b.bottom - 10 || r.bottom < b.top + 10 || r.left > b.right - 10 || r.right < b.left + 10) return true;
    }
    return false;
  }
  const restand = () => { for (const tag of $$('#tags > [data-of]')) { const el = things(tag.dataset.of)[0]; if (el) stand(tag, el); } apart(); };
  addEventListener('scroll', restand, { passive: true, capture: true });
  addEventListener('resize', () => { restand(); size(); over(); centre(); });

  // Figures for the keyboard, from the first key on.
  // What is lit, each by the element that bears its name.
  const glowing = () => [...new Set($$('.lit', main).filter(el => !el.closest('#pv')).map(el => el.closest('[data-spot]')).filter(Boolean))];
  const reading = () => glowing().filter(el => el.getBoundingClientRect().width)
    .sort((a, b) => { const r = a.getBoundingClientRect(), s = b.getBoundingClientRect(); return Math.abs(r.top - s.top) > 24 ? r.top - s.top : r.left - s.left; })
    .filter((el, n, all) => all.findIndex(other => other.dataset.spot === el.dataset.spot) === n);
  function numbers() {
    for (const old of $$('#tags > .no')) old.remove();
    if (!keyed || $('.answers [data-k]')) return;
    for (const [n, el] of reading().slice(0, 9).entries()) {
      const no = make('span', { class: 'no' }, String(n + 1)), r = el.getBoundingClientRect();
      if (clipped(el, r)) continue;
      $('#tags').append(no);
      no.style.left = `${r.left - 6}px`;
      no.style.top = `${r.top - 6}px`;
    }
  }

  // ---------- marks on the boards ----------
  const svg = (name, attributes, text) => { const el = document.createElementNS(NS, name); for (const k in attributes) el.setAttribute(k, attributes[k]); if (text !== undefined) el.textContent = text; return el; };
  const line = points => 'M' + points.map(p => p.join(' ')).join('L');
  function marks(list) {
    for (const layer of $$('svg.marks')) layer.replaceChildren();
    for (const el of $$('.would')) el.classList.remove('would');
    for (const el of $$('svg.clock .gh')) el.remove();
    // A way is read over whatever would stand on it.
    for (const [kind, ...rest] of [...list || []].sort((a, b) => (a[0] === 'path') - (b[0] === 'path'))) {
      if (kind === 'fill') { for (const el of things(rest[0])) el.classList.add('would'); continue; }
      if (kind === 'show') continue;
      if (kind === 'turn') { advance(...rest); continue; }
      const layer = $(`svg.marks[data-board="${CSS.escape(rest[0])}"]`);
      if (!layer) continue;
      const k = Math.max(1, layer.viewBox.baseVal.width / Math.max(1, layer.getBoundingClientRect().width));
      draws[kind]?.(layer, rest.slice(1), k);
    }
  }
  // A token of a clock as it would lie in another sector.
  function advance(piece, notch) {
    const token = $(`svg.clock [data-vt="${CSS.escape(piece)}"]`), place = token?.closest('svg').querySelector(`[data-n="${notch}"]`);
    if (!place) return;
    const drawn = token.querySelector('g.piece').cloneNode(true);
    drawn.setAttribute('transform', `translate(${place.dataset.x} ${place.dataset.y}) scale(.7)`);
    drawn.classList.add('gh');
    drawn.prepend(svg('circle', { class: 'ghr', r: 23 }));
    place.parentNode.append(drawn);
  }
  const draws = {
    sight(layer, [ax, ay, bx, by], k) {
      const x = (ax + bx) / 2, y = (ay + by) / 2;
      layer.append(svg('path', { class: 'los', d: `M${ax} ${ay}L${bx} ${by}` }), svg('circle', { class: 'losd', cx: ax, cy: ay, r: 4 }), svg('circle', { class: 'losd', cx: bx, cy: by, r: 4 }));
      const eye = svg('g', { class: 'up' });
      eye.append(svg('circle', { class: 'lose', cx: x, cy: y, r: 12 }), svg('path', { class: 'eye', d: `M${x - 8} ${y}q8-9 16 0q-8 9-16 0z` }), svg('circle', { class: 'losd', cx: x, cy: y, r: 2.6 }));
      layer.append(eye);
    },
    path(layer, [points, notes], k) {
      if (points.length < 2) return;
      layer.append(svg('path', { class: 'pth', d: line(points) }), svg('path', { class: 'pth2', d: line(points) }));
      points.slice(1).forEach((p, n) => layer.append(svg('circle', { class: 'stp', cx: p[0], cy: p[1], r: 9 * k }), svg('text', { class: 'stn up', x: p[0], y: p[1] + 4.2 * k, 'font-size': 12 * k }, n + 1)));
      notes.forEach((note, n) => layer.append(svg('text', { class: 'nt up', x: points.at(-1)[0], y: points.at(-1)[1] + (26 + 18 * n) * k, 'font-size': 14 * k, 'text-anchor': 'middle' }, note)));
    },
    ghost(layer, [piece, x, y, turn, side]) {
      const drawn = $(`[data-vt="${CSS.escape(piece)}"] g.piece`)?.cloneNode(true);
      if (!drawn) return;
      drawn.setAttribute('transform', `translate(${x} ${y})`);
      drawn.classList.add('gh');
      layer.append(drawn);
      if (turn !== null && turn !== undefined) layer.append(svg('path', { class: 'fcg', d: `M-9 ${-side / 2 - 3}L0 ${-side / 2 - 14}L9 ${-side / 2 - 3}z`, transform: `translate(${x} ${y}) rotate(${turn})` }));
    },
    area(layer, [d, tone, text, x, y], k) {
      layer.append(svg('path', { class: 'area ' + tone, d }));
      if (text) layer.append(svg('text', { class: 'nt up', x, y: y - 26 * k, 'font-size': 14 * k, 'text-anchor': 'middle' }, text));
    },
    tile(layer, [ground, walls]) { layer.append(svg('path', { class: 'tilem', d: ground }), svg('path', { class: 'wall', d: walls })); },
  };

  // ---------- the preview ----------
  let idle = '', panelled = null, hinted = [];
  const make = (name, attributes = {}, text) => { const el = document.createElement(name); for (const k in attributes) el.setAttribute(k, attributes[k]); if (text !== undefined) el.textContent = text; return el; };
  function panel(title, rule, parts, foot) {
    const pv = $('#pv');
    if (!pv) return;
    const head = make('div', { class: 'pvh' });
    head.append(make('h3', {}, title));
    if (rule) head.append(rule);
    const body = make('div', { class: 'bd', tabindex: '0' }), go = make('div', { class: 'go' });
    body.append(...parts.filter(Boolean));
    body.classList.toggle('one', !$(':scope > .card', body));
    go.append(...foot);
    pv.replaceChildren(head, body, go);
    heard(title);
  }
  function rest() { const pv = $('#pv'); if (pv && pv.innerHTML !== idle) pv.innerHTML = idle; }
  // What stands behind an option: rule, changes, odds.
  function behind(o) {
    const from = button(o)?.closest('.choice')?.querySelector('.pvd');
    return from ? [...from.cloneNode(true).children] : [];
  }
  function show(o, variants, ready) {
    const parts = behind(o), rule = parts.find(el => el.matches('a.rule')), detail = $('small', button(o))?.textContent;
    const text = make('div', { class: 'tx' });
    // What the card beside it says already is said where the card has no room.
    const card = face(o);
    if (detail) text.append(make('p', card?.textContent.includes(detail) ? { class: 'again' } : {}, detail));
    if (o.t && (o.t[3] || !detail?.includes(o.t[0]))) text.append(make('p', { class: 'tagline ' + o.t[2] }, o.t[0] + (o.t[3] ? ' · ' + o.t[3] : '')));
    for (const m of o.m) if (m[0] === 'path') for (const note of m[3] || []) if (note !== o.t?.[0]) text.append(make('p', {}, note));
    const rest = parts.filter(el => !el.matches('a.rule'));
    for (const other of variants.filter(other => other !== o)) rest.push(...behind(other).filter(el => el.matches('.odds')));
    panel(words(o), rule, [card, text, ...rest], ready ? doing(variants, o) : [make('p', {}, o.s.length ? say.take : '')]);
  }
  function doing(variants, first) {
    const usual = !turn && q.default && variants.find(o => button(o)?.value === q.default) || first;
    return variants.map(o => {
      const el = make('button', { type: 'button', class: 'btn' + (o === usual ? ' main' : ''), 'data-do': o.n }, variants.length > 1 ? o.x || words(o) : say.do);
      const chance = o.t?.[3] || $('.pcnt', button(o))?.textContent;
      // What tells variants apart stands on them: the chance, or else a short price.
      const said = chance || (variants.length > 1 && o.t?.[0].length <= 12 && variants.some(other => other.t?.[0] !== o.t[0]) ? o.t[0] : '');
      if (said) el.append(make('small', {}, said));
      if (o === usual) el.append(make('span', { class: 'key', 'aria-hidden': 'true' }, '⏎'));
      return el;
    });
  }
  // The card of an option: one that it shows, or the first card that is touched for it.
  const cards = new Map();
  // The card that lies open on a place.
  const lies = spot => things(spot).map(el => el.dataset.card).find(Boolean);
  function face(o) {
    const named = o.m.find(m => m[0] === 'show')?.[1];
    const spot = named || o.s.flat().find(s => things(s)[0]?.matches('.card:not(.back)')) || o.s.flat().map(lies).find(Boolean);
    return spot ? cardOf(spot) : null;
  }
  // The card that a thing is, or that lies open on it.
  function shown(spot) {
    if (things(spot).some(el => el.matches('.card:not(.back)'))) return cardOf(spot);
    const card = lies(spot);
    return card ? cardOf(card) : null;
  }
  // A card that is not on the table is fetched, and handed over when it comes.
  function cardOf(spot, later = beside) {
    const el = things(spot).find(el => el.matches('.card:not(.back)'));
    if (el) return plain(el.cloneNode(true));
    if (cards.get(spot)) return cards.get(spot).cloneNode(true);
    if (cards.has(spot) && later === beside) return null;
    cards.set(spot, null);
    fetch(`${main.dataset.events.replace(/events$/, 'card/')}${encodeURIComponent(spot)}${main.dataset.as ? '?as=' + main.dataset.as : ''}`).then(answer => answer.ok ? answer.text() : '').then(html => {
      const fresh = document.createElement('template');
      fresh.innerHTML = html;
      const card = $('.card', fresh.content);
      if (card) { cards.set(spot, plain(card)); later(card.cloneNode(true)); }
    });
    return null;
  }
  function beside(card) {
    const body = $('#pv .bd');
    if (body && !$('.card', body)) { body.prepend(card); body.classList.remove('one'); }
  }
  function plain(card) {
    card.className = card.className.replace(/\b(lit|may|held|faded|would|hand|mini|spent|pointed)\b/g, '') + ' real';
    for (const name of ['data-spot', 'data-vt', 'href', 'id', 'tabindex']) card.removeAttribute(name);
    card.setAttribute('aria-hidden', 'true');
    for (const el of $$('.fit, .vh', card)) el.remove();
    return card;
  }
  // A thing, and what can be done with it.
  function thing(spot, list) {
    const ways = list.filter(o => has(o, spot) && !is_done(o));
    panel(called(spot), null, [shown(spot), list_of(ways)], [make('p', {}, ways.length ? say.next : '')]);
  }
  function verbs(list) {
    const el = $(`.vb[data-verb="${CSS.escape(verb)}"]`), bars = el && $('.nos', el)?.cloneNode(true);
    panel(q.verbs.find(v => v[0] === verb)?.[1] ?? '', null, [list_of(list), bars], [make('p', {}, list.length ? say.next : '')]);
  }
  function list_of(options) {
    const ul = make('ul', { class: 'ways' }), reads = o => words(o) + '|' + (o.t ? o.t[0] + o.t[3] : '');
    for (const o of options) {
      const li = make('li'), b = make('button', { type: 'button', class: 'way', 'data-way': o.n });
      b.append(make('b', {}, words(o)));
      // What says nothing else of itself, or reads like another, shows its details.
      const detail = (!o.t || options.some(other => other !== o && reads(other) === reads(o))) && $('small', button(o))?.textContent;
      if (detail) b.append(make('small', {}, detail));
      else if (o.t) b.append(make('small', { class: o.t[2] }, o.t[0] + (o.t[3] ? ' · ' + o.t[3] : '')));
      li.append(b);
      ul.append(li);
    }
    return ul;
  }
  // Told to a reader half a second later, so that the question comes first.
  let telling;
  function heard(title) { clearTimeout(telling); telling = setTimeout(() => { if (keyed) T.announce(title); }, 500); }

  // ---------- pointing ----------
  let resting, shownOf = null;
  function point(el) {
    clearTimeout(resting);
    resting = setTimeout(() => { if (el.isConnected) pointed(el); }, 80);
  }
  // Only one thing shows its tag in full because it is pointed at.
  function pointsAt(spot) {
    if (shownOf === null || shownOf === spot) return;
    shownOf = null;
    const list = live();
    tags(list, open(list));
  }
  function pointed(el) {
    if (doubt) return;
    for (const old of $$('.pointed')) old.classList.remove('pointed');
    const line = el.closest('[data-spots]');
    if (line) { lightUp(line); return; }
    const way = el.closest('[data-way], [data-do], .opt[data-number]');
    const o = way && q?.options.find(o => o.n === Number(way.dataset.way ?? way.dataset.do ?? way.dataset.number));
    if (o && is_order()) { for (const s of o.s.flat()) for (const el of things(s)) el.classList.add('pointed'); return; }
    if (o) { pointsAt(''); if (way.dataset.number) look(o); marks(o.m); for (const s of o.s.flat()) for (const el of things(s)) el.classList.add('pointed'); return; }
    const barred = el.closest('.vb.off[data-verb]');
    if (barred && !picked.length && !verb) { const nos = $('.nos', barred)?.cloneNode(true); if (nos) panel($('b', barred).textContent, null, [nos], []); return; }
    const at = el.closest('[data-spot]');
    if (!at || at.closest('#pv')) return;
    const spot = at.dataset.spot, list = live().filter(o => has(o, spot));
    at.classList.add('pointed');
    pointsAt(spot);
    if (is_order()) return;
    if (several()) { const o = q.options.find(o => has(o, spot)); if (o) look(o); return; }
    const last = list.filter(o => o.s.every(step => step.includes(spot) || step.some(s => picked.includes(s))));
    if (last.length === 1 || (last.length && last.every(o => o.x))) {
      if (!chosen().length) { show(last[0], last, false); marks(last[0].m); }
      const tag = $(`#tags > [data-of="${CSS.escape(spot)}"]`);
      if (last[0].t && !picked.includes(spot) && (!tag || tag.classList.contains('mini'))) { tag?.remove(); put(spot, last[0], 'full'); shownOf = spot; }
    } else if (list.length && !chosen().length) { thing(spot, list); marks([]); }
    else if ((at.matches('.card:not(.back)') || at.dataset.card) && !chosen().length) panel(called(spot), null, [cardOf(at.dataset.card ?? spot)], [make('p', {}, '')]);
  }
  function look(o) { if (!chosen().length || hand) show(o, [o], hand === o); }
  function lightUp(line) {
    for (const spot of (line.dataset.spots || '').split(' ').filter(Boolean)) for (const el of things(spot)) el.classList.add('pointed');
    const text = $('span:not(.em)', line)?.textContent ?? '';
    if (line.dataset.card || text) panel(text, null, [line.dataset.card ? cardOf(line.dataset.card) : null], []);
  }
  // What comes to lie under a pointer that rests is not pointed at: a new question first shows what it is about.
  let pointer = null, rested = null;
  for (const kind of ['pointerover', 'pointermove']) document.addEventListener(kind, event => {
    if (event.pointerType === 'touch') return;
    pointer = `${event.screenX} ${event.screenY}`;
    const still = pointer === rested, woken = rested !== null && !still;
    if (woken) rested = null;
    if (!still && (woken || kind === 'pointerover')) point(event.target);
  });
  document.addEventListener('focusin', event => { if (event.target.closest('.may, .opt, [data-way], [data-do], [data-spots]')) point(event.target); });

  // ---------- doing ----------
  function send(o) {
    if (!mine() || !form) return;
    root.classList.add('sending');
    // Whose sheets lay over the table for this answer, they go with it.
    if ($('#others.on')) drawer(null);
    revealed = false;
    for (const seen of $$('#stand .banner2')) seen.remove();
    T.answered = () => root.classList.remove('sending');
    // Whatever became of it, the table listens again.
    const asked = number;
    setTimeout(() => { if (number === asked) T.answered(); }, 5000);
    form.requestSubmit(button(o));
  }
  function tick(o) {
    const box = $('input', button(o));
    if (!box) return;
    if (box.type === 'checkbox') { if (box.disabled && !box.checked) return; box.checked = !box.checked; } else if (Number(box.value) < Number(box.max)) box.stepUp();
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  function touch(spot, finger, clicks = 1) {
    if (!mine()) return;
    doubt = null;
    if (is_order()) { change_places(spot); return; }
    if (form.dataset.kind !== 'one') {
      const all = q.options.filter(o => has(o, spot)), o = all.find(o => !$('input:checked', button(o))) || all[0];
      if (o) tick(o);
      draw();
      return;
    }
    if (q.bundle) { exchange(spot); return; }
    hand = null;
    const ready = chosen();
    if (picked.includes(spot)) {
      if (ready.length === 1 && ends(ready[0], spot)) { send(ready[0]); return; }
      // What went without saying may still be touched.
      if (!byHand.has(spot)) { byHand.add(spot); return; }
      // What lies there in several ways is turned by another touch.
      if (lies_turned(ready)) { turned(1); return; }
      // The other half of a double click is no second thought.
      if (clicks > 1) return;
      picked = picked.filter(p => p !== spot);
      byHand.delete(spot);
      draw();
      return;
    }
    if (!live().some(o => has(o, spot))) {
      if (!q.options.some(o => has(o, spot))) { thing(spot, []); return; }
      picked = []; verb = null;
    }
    if (!picked.length) byHand.clear();
    const before = picked.length;
    picked.push(spot);
    byHand.add(spot);
    turn = 0;
    const left = live();
    // The last step goes without saying.
    if (left.every(o => o.s.join('|') === left[0].s.join('|'))) picked = all_of(left[0]);
    draw();
    // What is in hand is seen whole.
    for (const el of $$('.inner.held', main)) { el.scrollIntoView({ block: 'nearest', inline: 'nearest' }); restand(); }
    const now = chosen();
    // Pointing has shown it already: a mouse does what is light with the last touch; a finger looks first.
    if (!finger && now.length === 1 && !heavy(now[0]) && ends(now[0], spot) && before >= now[0].s.length - 1) send(now[0]);
  }
  // In an order the first touch takes a thing in hand, and the second changes places with it.
  function change_places(spot) {
    const row = spot => $$('.ordering > li', form).find(li => { const o = q.options.find(o => o.n === Number($('.opt', li).dataset.number)); return o && has(o, spot); });
    const [one, other] = [row(picked[0]), row(spot)];
    picked = picked.includes(spot) ? [] : picked.length ? [] : [spot];
    if (one && other && one !== other) {
      const mark = document.createComment('');
      one.replaceWith(mark); other.replaceWith(one); mark.replaceWith(other);
      $$('.ordering input[type=number]', form).forEach((input, n) => { input.value = n + 1; });
    }
    draw();
  }
  // Where an option of an order says how its piece stands, whoever is in its place stands there.
  function places() {
    const now = $$('.ordering .opt', form).map(el => q.options.find(o => o.n === Number(el.dataset.number)));
    const ghost = o => o?.m.find(m => m[0] === 'ghost');
    const moved = q.options.flatMap((o, n) => ghost(o) && ghost(now[n]) && now[n] !== o ? [ghost(o).with(2, ghost(now[n])[2])] : []);
    for (const o of q.options) for (const el of o.s.flat().flatMap(things)) el.classList.toggle('away', moved.some(m => m[2] === ghost(o)?.[2]));
    marks(moved);
  }
  // Puts one more of a thing into the bundle in hand, or takes all of it out where no more can be: of the options that do so the one that
  // changes the rest least.
  const count = (o, spot) => o.s.flat().filter(s => s === spot).length;
  function exchange(spot) {
    const now = count(hand, spot), all = [...new Set([hand, ...q.options].flatMap(o => o.s.flat()))].filter(s => s !== spot);
    const apart = o => all.reduce((sum, s) => sum + Math.abs(count(o, s) - count(hand, s)), 0);
    const more = q.options.filter(o => count(o, spot) > now), least = Math.min(...(more.length ? more : q.options).map(o => count(o, spot)));
    const best = q.options.filter(o => count(o, spot) === least && o !== hand).sort((a, b) => apart(a) - apart(b))[0];
    if (!best || least === now) return;
    hand = best; picked = all_of(best);
    draw();
  }
  // An option that is pressed by its own button.
  function press(o, finger) {
    if (!mine()) return;
    doubt = null;
    // What is only marked or put in order is not an answer yet.
    if (several()) { tick(o); draw(); return; }
    if (is_order()) { if (o.s.length) change_places(o.s[0][0]); return; }
    if (hand === o || (!heavy(o) && !(finger && !is_done(o) && o.m.length))) { send(o); return; }
    hand = o; picked = all_of(o);
    draw();
  }
  // Ways that differ only in how a tile lies, each with its own drawing.
  const lies_turned = ready => ready.length > 1 && ready.every(o => o.m.some(m => m[0] === 'tile'));
  function turned(by) {
    const count = chosen().length;
    if (count < 2) return false;
    turn = (turn + by + count) % count;
    draw();
    return true;
  }
  // One spot of each step: the one that is touched already, or the first.
  const all_of = o => o.s.map(step => step.find(s => picked.includes(s)) ?? step[0]);
  function setVerb(name) { if (!q) return; doubt = null; hand = null; picked = []; verb = verb === name ? null : name; draw(); }

  let finger = false;
  document.addEventListener('pointerdown', event => { finger = event.pointerType === 'touch'; }, true);
  document.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey) return;
    const byFinger = finger && event.detail !== 0;
    const at = selector => event.target.closest(selector);
    const seen = at('[data-hush]'); if (seen) { hush(seen.closest('.banner2')); return; }
    const drop = at('[data-drop]'); if (drop) { picked = picked.filter(p => p !== drop.dataset.drop); hand = null; draw(); return; }
    const go = at('[data-do]'); if (go) { const o = q?.options.find(o => o.n === Number(go.dataset.do)); if (o) send(o); return; }
    const way = at('[data-way]'); if (way) { event.preventDefault(); const o = q?.options.find(o => o.n === Number(way.dataset.way)); if (o) press(o, byFinger); return; }
    const yes = at('[data-confirm]'); if (yes) { yes.confirmed?.(); return; }
    const tab = at('[data-tab]'); if (tab && tab !== main) { event.preventDefault(); goTab(tab.dataset.tab); return; }
    const opt = at('button.opt[data-number]');
    if (opt) { event.preventDefault(); const o = q?.options.find(o => o.n === Number(opt.dataset.number)); if (o) press(o, byFinger); return; }
    const act = at('.vb[data-verb] > summary'); if (act) { event.preventDefault(); setVerb(act.parentElement.dataset.verb); return; }
    const list = at('.lists summary'); if (list) { event.preventDefault(); const box = list.parentElement; const options = live().filter(o => box.contains(button(o))); panel(list.textContent, null, [options.length ? list_of(options) : null, $('.nos', box)?.cloneNode(true)], []); return; }
    if (at('[data-showme]')) { replay(); return; }
    const seat = at('[data-seat]'); if (seat) { event.preventDefault(); drawer('others', seat.dataset.seat); return; }
    const link = at('a[href^="#"]:not(.may)'); if (link) { const id = link.getAttribute('href').slice(1); if (link.dataset.shut || $(`.drawer#${CSS.escape(id)}`)) { event.preventDefault(); drawer(link.dataset.shut ? null : id); return; } }
    const spot = at('a.may[data-spot], .may[data-spot]') || at('.may')?.closest('[data-spot]');
    if (spot && q) { event.preventDefault(); touch(spot.dataset.spot, byFinger, event.detail); return; }
    if (at('a.may')) event.preventDefault();
    const line = at('[data-spots]'); if (line) pointed(line);
    if (!at('.drawer, .bar, .ft, #pv, dialog') && !revealed) drawer(null);
  });
  document.addEventListener('input', event => { if (event.target.closest('#answer') && several()) draw(); });
  T.reordered = () => draw();

  // ---------- drawers over the stage ----------
  let opener = null;
  function drawer(id, seat) {
    const el = id && document.getElementById(id), was = $('.drawer.on');
    if (was) was.classList.remove('on');
    if (!el || (was === el && !seat)) { opener?.focus?.({ preventScroll: true }); opener = null; return; }
    opener = document.activeElement;
    el.classList.add('on');
    if (seat) $(`.sheet.${seat}`, el)?.scrollIntoView({ block: 'start' });
    if (id === 'log') ($('.news', el) || $('ol > li:last-child', el))?.scrollIntoView({ block: 'center' });
    $('input[name=said], .shut', el)?.focus({ preventScroll: true });
  }

  // ---------- moments ----------
  let seenLine = Number($('#moments')?.dataset.logged ?? 0), showing = [], ender = 0;
  function moments() {
    const box = $('#moments');
    if (!box) return;
    for (const told of $$('template', box)) if (Number(told.dataset.line) >= seenLine) showing.push(told);
    seenLine = Number(box.dataset.logged);
    if (showing.length > 4) showing = showing.slice(-4);
    if (!ender) nextMoment();
  }
  function nextMoment() {
    const told = showing.shift();
    ender = 0;
    $('#stand > .moment:not(.asks)')?.remove();
    if (!told) return;
    const el = told.content.firstElementChild.cloneNode(true), mineOnly = told.dataset.mine === '1';
    const stand = $('#stand');
    // Dice that the question is about lie there already.
    if (el.matches('.moment') && $('#stand > .asks h3')?.textContent === $('h3', el).textContent) { nextMoment(); return; }
    if (el.matches('.banner2')) {
      for (const old of $$('.banner2', stand).slice(2)) old.remove();
      if (el.dataset.card) { const card = cardOf(el.dataset.card, card => shows(el, card)); if (card) shows(el, card); }
      stand.append(el);
      // What was done to me stays until it is seen; once the game is over nothing lies over the board.
      if (!mineOnly || $('.ask.closed')) setTimeout(() => el.remove(), 2600);
      ender = setTimeout(nextMoment, 500);
    } else {
      stand.append(el);
      ender = setTimeout(nextMoment, calm.matches ? 1400 : roll(el));
    }
    for (const spot of (told.dataset.spots || '').split(' ').filter(Boolean)) for (const t of things(spot)) { t.classList.add('pointed'); setTimeout(() => t.classList.remove('pointed'), 1600); }
    over();
  }
  // The card of a banner, and what it says where the banner says nothing more.
  function shows(el, card) {
    const said = $$('.txt > :not(.story)', card).map(line => line.textContent.trim()).join(' ');
    $('.big', el)?.replaceWith(card);
    if (said && !$('p', el)) $('h3', el).after(make('p', {}, said));
  }
  // Faces settle, then the terms join: about a second.
  function roll(el) {
    const dice = $$('.die > span', el), faces = dice.map(d => d.textContent), terms = $$('.term', el);
    for (const t of terms) t.classList.add('later');
    const ticking = setInterval(() => dice.forEach(d => { d.textContent = 1 + Math.floor(Math.random() * (Number(d.dataset.sides) || 6)); }), 70);
    const settle = () => { clearInterval(ticking); dice.forEach((d, n) => { d.textContent = faces[n]; }); };
    setTimeout(() => { settle(); terms.forEach((t, n) => setTimeout(() => t.classList.remove('later'), 110 * n)); }, 430);
    el.settle = () => { settle(); for (const t of terms) t.classList.remove('later'); };
    return 430 + 110 * terms.length + 900;
  }
  function hush(el) {
    if (el) { el.remove(); return; }
    const rolling = $('#stand > .moment:not(.asks)');
    if (!rolling) return;
    clearTimeout(ender);
    if ($('.later', rolling)) { rolling.settle?.(); ender = setTimeout(nextMoment, 700); } else nextMoment();
  }
  // Dice that the question is about stay until it is answered.
  function rolled() {
    $('#stand > .asks')?.remove();
    const told = $('#rolled');
    if (told) { $('#stand').append(told.content.firstElementChild.cloneNode(true)); over(); draw(); }
  }
  // Over the board's lower edge, never over hand or rail.
  function over() {
    const board = $('#boards')?.getBoundingClientRect(), stand = $('#stand');
    if (!board || !stand) return;
    stand.style.left = `${board.left + 10}px`;
    stand.style.top = `${board.top + 10}px`;
    stand.style.width = `${Math.max(300, board.width - 20)}px`;
    stand.style.height = `${board.height - 20}px`;
  }
  document.addEventListener('pointerdown', event => { if (!event.target.closest('#stand .asks, .banner2')) hush(); });

  // ---------- the digest, step by step ----------
  let playing = 0;
  function replay() {
    const lines = $$('#digest [data-spots]');
    clearTimeout(playing);
    let n = 0;
    const step = () => {
      for (const old of $$('.pointed')) old.classList.remove('pointed');
      if (n >= lines.length) { draw(); return; }
      lines[n].scrollIntoView({ block: 'nearest' });
      lines[n].classList.add('pointed');
      lightUp(lines[n++]);
      playing = setTimeout(step, 900);
    };
    step();
  }

  // ---------- things that are moved by hand: where they lie is display, kept by this browser ----------
  const stows = () => `stow ${location.pathname}`;
  const stowed = () => { try { return JSON.parse(kept(stows()) ?? '{}'); } catch { return {}; } };
  const takes = (box, load) => (box.dataset.takes ?? '').split(' ').includes(load.dataset.load);
  const load_in = box => $('[data-load]', box);
  const names = box => load_in(box)?.dataset.name;
  function swap(from, to) {
    const moved = load_in(from), other = load_in(to);
    if (!moved || from === to || !takes(to, moved) || (other && !takes(from, other))) return false;
    to.append(moved);
    if (other) from.append(other);
    for (const box of [from, to]) {
      const said = [names(box), box.dataset.kind].filter(Boolean).join(', ');
      box.classList.toggle('full', !!names(box));
      if (!box.matches('.may')) { box.title = said; box.setAttribute('aria-label', said); }
    }
    return true;
  }
  // Each thing goes where it was put, as long as it is there and fits.
  function stow() {
    const wishes = stowed();
    for (const train of $$('.train[data-loose]', main)) {
      for (const [spot, name] of Object.entries(wishes)) {
        const box = $(`.bx[data-spot="${CSS.escape(spot)}"]`, train);
        if (!box || names(box) === name) continue;
        const from = $$('.bx.full[data-takes]', train).find(other => names(other) === name && wishes[other.dataset.spot] !== name);
        if (from) swap(from, box);
      }
      for (const load of $$('[data-load]', train)) load.draggable = true;
    }
  }
  let dragged = null;
  document.addEventListener('dragstart', event => {
    const load = event.target.closest?.('[data-load]');
    if (!load?.draggable) return;
    dragged = load.closest('.bx');
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', load.dataset.name);
    for (const box of $$('.bx[data-takes]', dragged.closest('.train'))) box.classList.toggle('drop', box !== dragged && takes(box, load) && (!load_in(box) || takes(dragged, load_in(box))));
  });
  document.addEventListener('dragover', event => { if (dragged && event.target.closest?.('.bx.drop')) event.preventDefault(); });
  document.addEventListener('drop', event => {
    const box = event.target.closest?.('.bx.drop');
    if (!dragged || !box) return;
    event.preventDefault();
    if (!swap(dragged, box)) return;
    const wishes = stowed();
    for (const one of [dragged, box]) { if (names(one)) wishes[one.dataset.spot] = names(one); else delete wishes[one.dataset.spot]; }
    keep(stows(), JSON.stringify(wishes));
  });
  document.addEventListener('dragend', () => { dragged = null; for (const box of $$('.bx.drop')) box.classList.remove('drop'); });

  // ---------- narrow pages: tabs ----------
  const narrow = matchMedia('(max-width: 1339px)'), phone = matchMedia('(max-width: 860px)');
  function tabs(lit) {
    for (const tab of $$('#tabs [data-tab]')) {
      const zone = document.getElementById(tab.dataset.tab);
      tab.classList.toggle('dot', !!zone && [...lit.keys()].some(spot => things(spot).some(el => zone.contains(el))));
      tab.classList.toggle('on', main.dataset.tab === tab.dataset.tab);
    }
    if (!$('#tabs .on') && $('#tabs [data-tab]')) goTab($('#tabs [data-tab]').dataset.tab);
    const dot = $('#tabs .dot');
    if (picked.length && narrow.matches && dot && !$('#tabs .on.dot')) { goTab(dot.dataset.tab); $(`#${dot.dataset.tab} .lit`)?.scrollIntoView({ block: 'nearest' }); }
    size();
  }
  function goTab(name) {
    main.dataset.tab = name;
    for (const tab of $$('#tabs [data-tab]')) tab.classList.toggle('on', tab.dataset.tab === name);
    restand();
  }
  function size() {
    const board = $('#boards'), rail = $('.rail'), map = $('.boardz svg.board.map');
    // Words on a map grow as it shrinks.
    if (map?.clientWidth) root.style.setProperty('--grown', (map.viewBox.baseVal.width / map.clientWidth).toFixed(2));
    if (board) root.style.setProperty('--bphone', board.offsetHeight + 'px');
    if (rail) root.style.setProperty('--sheet', rail.offsetHeight + 'px');
    // A high board gives way to what lies under it, as far as that needs to be seen between tabs and sheet.
    const room = innerHeight - (rail?.offsetHeight ?? 0) - 44 - 40 - 190;
    root.style.setProperty('--lift', Math.max(0, (board?.offsetHeight ?? 0) - Math.max(room, 0)) + 'px');
  }
  // The page leaves room below itself for the sheet, whatever its height is.
  if ($('.rail')) new ResizeObserver(size).observe($('.rail'));
  let swiped = 0;
  addEventListener('touchstart', event => { swiped = event.target.closest?.('.stretch') && !event.target.closest('.fan') ? event.touches[0].clientX : 0; }, { passive: true });
  addEventListener('touchend', event => {
    if (!swiped) return;
    const by = event.changedTouches[0].clientX - swiped, all = $$('#tabs [data-tab]').map(el => el.dataset.tab), at = all.indexOf(main.dataset.tab);
    if (Math.abs(by) > 60 && all[at - Math.sign(by)]) goTab(all[at - Math.sign(by)]);
    swiped = 0;
  }, { passive: true });

  // ---------- undo says what goes with it ----------
  // What is asked before it stays, whatever happens at the table in the meantime, as long as it is about the same answer.
  let doubt = null;
  T.before = sent => {
    if (!sent.dataset.loses || sent.confirmed) return true;
    doubt = { action: sent.getAttribute('action'), what: sent.dataset.what };
    draw();
    $('#pv [data-confirm="0"]')?.focus();
    return false;
  };
  function doubted() {
    const sent = $$('form[data-loses]').find(form => form.getAttribute('action') === doubt.action && form.dataset.what === doubt.what);
    if (!sent) { doubt = null; return; }
    const held = document.activeElement === document.body || $('#pv')?.contains(document.activeElement);
    const leave = make('button', { type: 'button', class: 'btn main', 'data-confirm': '0' }, say.leave), back = make('button', { type: 'button', class: 'btn', 'data-confirm': '1' }, say.back);
    leave.confirmed = () => { doubt = null; draw(); };
    back.confirmed = () => { doubt = null; sent.confirmed = true; sent.requestSubmit(); sent.confirmed = false; };
    panel(sent.dataset.what, null, [make('p', { class: 'tx' }, sent.dataset.loses)], [leave, back]);
    if (held) leave.focus({ preventScroll: true });
  }

  // ---------- keys ----------
  const kept = name => { try { return localStorage.getItem(name); } catch { return null; } };
  const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* not kept */ } };
  const pinned = () => kept('board') || '';
  for (const box of $$('[data-letters]')) { box.checked = kept('letters') !== '0'; box.addEventListener('change', () => keep('letters', box.checked ? '1' : '0')); }
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest('dialog')) return;
    if (event.target.closest('input:not([type=checkbox]), textarea, select')) { if (event.key === 'Escape') drawer(null); return; }
    if (event.key !== 'Shift' && event.key !== 'Tab') hush();
    if (key(event)) event.preventDefault();
  });
  function key(event) {
    const k = event.key, low = k.toLowerCase();
    if (event.repeat && !low.startsWith('arrow')) return k !== 'Tab';
    if (!keyed && (/^[0-9]$/.test(k) || low.startsWith('arrow'))) { keyed = true; numbers(); }
    if (k === 'Escape') return back();
    if (low.startsWith('arrow')) return T.walk(low, glowing());
    if (k === 'Enter') return enter(event);
    if (k === ' ') { const skip = $('[data-k=" "]'); if (skip) { skip.click(); return true; } return false; }
    if (k === 'U') { $('[data-key="U"]')?.click(); return true; }
    if (low === 'b') { const view = main.dataset.view === 'whole' ? 'band' : 'whole'; keep('board', pinned() === view ? '' : view); main.dataset.view = view; restand(); return true; }
    if (k === ',') { const all = $$('.spd button'), on = all.findIndex(el => el.classList.contains('on')); all[(on + 1) % all.length]?.click(); return true; }
    if (['u', '?', 'r', 'l', 'k', 'h', '.'].includes(low)) { $(`[data-key="${low}"]`)?.click(); return true; }
    if (k === '[' || k === ']') return turned(k === ']' ? 1 : -1);
    if (/^[1-9]$/.test(k)) return figure(k);
    if (k === '0') { $('.vb.done[data-k="0"]')?.click(); return true; }
    if (kept('letters') === '0' || event.shiftKey) return false;
    const act = $$('.vb > summary[data-k]').find(el => el.dataset.k === low);
    act?.click();
    return !!act;
  }
  function figure(k) {
    const row = $(`#answer [data-k="${k}"]`);
    if (row) { if (row.matches('button')) row.click(); else if (mine()) { const o = q?.options.find(o => o.n === Number(row.dataset.number)); if (o) tick(o); } return true; }
    const el = reading()[Number(k) - 1];
    // A key has not pointed at anything before: it looks first, as a finger does.
    if (el) touch(el.dataset.spot, true);
    return true;
  }
  function enter(event) {
    const ready = chosen();
    if (event.target.closest('a[href], button, summary') && !event.target.closest('.may')) return false;
    if (event.target.closest('.may') && !picked.includes(event.target.closest('[data-spot]')?.dataset.spot)) return false;
    if (ready.length) { const main = $('#pv [data-do].main'); const o = q.options.find(o => o.n === Number(main?.dataset.do)) || ready[0]; send(o); return true; }
    const all = $('#answer .send button:enabled');
    if (all) { all.click(); return true; }
    const usual = q?.default && q.options.find(o => button(o)?.value === q.default);
    if (usual) { press(usual, false); return true; }
    return false;
  }
  function back() {
    if ($('#orders[open]')) $('#orders').open = false;
    else if ($('.drawer.on')) drawer(null);
    else if (doubt) { doubt = null; draw(); }
    else if (q?.bundle) { hand = null; load(); }
    else if (hand) { hand = null; picked = []; draw(); }
    else if (picked.length) { picked.pop(); draw(); }
    else if (verb) { verb = null; draw(); }
    else draw();
    return true;
  }

  const ended = $('#endmarks');
  if (ended) setTimeout(() => marks(JSON.parse(ended.textContent)));
  for (const spot of ($('.ended')?.dataset.marks || '').split(' ').filter(Boolean)) for (const el of things(spot)) el.classList.add('won');
  T.reading = reading;
  T.shown = () => { stow(); load(); moments(); size(); };
  for (const el of $$('[data-showme]')) el.hidden = false;
  stow();
  load();
  size();
})();
