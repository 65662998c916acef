#!/bin/sh
# Runs workerd so that it ends with the process that started it, even if that one is killed.
# PERRON_WORKERD is the real program; Miniflare starts this one in its place and knows the pid, which exec keeps.
if command -v setpriv >/dev/null 2>&1; then
  exec setpriv --pdeathsig KILL "$PERRON_WORKERD" "$@"
fi
parent=$PPID
(
  while kill -0 "$parent" && kill -0 $$; do sleep 1; done
  kill -9 $$
) </dev/null >/dev/null 2>&1 3>&- &
exec "$PERRON_WORKERD" "$@"
