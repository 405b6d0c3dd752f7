#!/bin/sh
# Starts a PostgreSQL that is thrown away, prints its address in one line, and runs until its standard input is closed. A line there
# with the word fast or immediate restarts it in that way; then it prints a line again.
# It listens on a socket in a directory of its own and on no port. Fails with a plain sentence where that is impossible.
set -eu
export LC_ALL=C.UTF-8

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
if [ ! -x "${bin:-}/initdb" ]; then
  bin=$(dirname "$(command -v initdb 2>/dev/null || echo /)")
fi
[ -x "$bin/initdb" ] || { echo "PostgreSQL is not installed (Debian: apt-get install postgresql)" >&2; exit 1; }

dir=$(mktemp -d)
cd /
if [ "$(id -u)" = 0 ]; then
  id postgres >/dev/null 2>&1 || { echo "PostgreSQL refuses to run as root and there is no user postgres" >&2; exit 1; }
  chown postgres "$dir"
  as() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
else
  as() { "$@"; }
fi
stop() {
  as "$bin/pg_ctl" -D "$dir/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$dir"
}
trap stop EXIT
trap 'exit 1' INT TERM

as "$bin/initdb" -D "$dir/data" -U tavola -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$dir/init.log" 2>&1 ||
  { cat "$dir/init.log" >&2; exit 1; }
cat >>"$dir/data/postgresql.conf" <<CONF
# Nothing waits for the disk, since nobody turns the machine off; what is committed does survive that the database is killed.
fsync = off
full_page_writes = off
listen_addresses = ''
unix_socket_directories = '$dir'
shared_buffers = 32MB
max_connections = 200
CONF
as "$bin/pg_ctl" -D "$dir/data" -l "$dir/log" -w start >/dev/null || { cat "$dir/log" >&2; exit 1; }
echo "postgres://tavola@localhost/postgres?host=$dir"
while read -r how; do
  as "$bin/pg_ctl" -D "$dir/data" -m "$how" -l "$dir/log" -w restart >/dev/null || { cat "$dir/log" >&2; exit 1; }
  echo "restarted"
done
