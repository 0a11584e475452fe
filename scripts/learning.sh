#!/bin/bash
# Learning on a machine with a GPU, step by step: scripts/learning.sh STEP FOLDER [MINUTES]
#
#   smoke     every path once, with tiny budgets
#   measure   proof against the processor, then the benchmark
#   train     all card games side by side, one network each
#   respond   ceilings: best responses to careful, and to the networks in FOLDER
#   tiny      the learner on Tiny Sen
#
# Results are FOLDER/GAME.npz and .json; lines of all runs go to FOLDER/*.log and to the terminal.
set -u
step=$1 folder=$2 minutes=${3:-8}
export PYTHONPATH=src:${PYTHONPATH:-} PYTHONUNBUFFERED=1 NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS=0
mkdir -p "$folder"
games=(sen smoki koty)
failed=0

together() { # run the commands given, one a line on standard input, side by side; the first word names the log
  local pids=()
  while read -r name command; do
    # shellcheck disable=SC2086
    (set -o pipefail; $command 2>&1 | tee "$folder/$name.log") &
    pids+=($!)
  done
  for pid in "${pids[@]}"; do wait "$pid" || failed=1; done
}

case $step in
  smoke)
    python3 -m tests.env.gpu_proof 256 60 || failed=1
    together < <(for game in "${games[@]}"; do
      echo "smoke-$game python3 -m sny.train $game --minutes 0.15 --games 8192 --last-deals 256 --out $folder/smoke-$game.npz"
    done)
    together <<< "smoke-respond python3 -m sny.train sen --players 2 --minutes 0.1 --games 8192 --last-deals 256 --against careful --out $folder/smoke-careful.npz
smoke-own python3 -m sny.train smoki --players 2 --minutes 0.1 --games 8192 --last-deals 256 --against $folder/smoke-smoki.npz --out $folder/smoke-own.npz
smoke-tiny python3 -m sny.study.tiny_sen_learning --minutes 0.2 --out $folder/smoke-tiny.json"
    ;;
  measure)
    set -o pipefail
    python3 -m tests.env.gpu_proof 4096 400 2>&1 | tee "$folder/proof.log" || failed=1
    python3 -m bench.gpu 0.5 2>&1 | tee "$folder/gpu.log"
    cp bench/gpu.md bench/gpu.json "$folder" || failed=1
    ;;
  train)
    together < <(for game in "${games[@]}"; do
      echo "$game python3 -m sny.train $game --minutes $minutes --out $folder/$game.npz"
    done)
    ;;
  respond)
    together < <(for game in "${games[@]}"; do
      echo "careful-$game python3 -m sny.train $game --players 2,4 --minutes $minutes --against careful --games 32768 --out $folder/careful-$game.npz"
      echo "own-$game python3 -m sny.train $game --players 2 --minutes $minutes --against $folder/$game.npz --games 32768 --out $folder/own-$game.npz"
    done)
    ;;
  tiny)
    together <<< "tiny python3 -m sny.study.tiny_sen_learning --minutes $minutes --out $folder/tiny.json"
    ;;
  *)
    echo "no such step: $step" >&2
    exit 2
    ;;
esac
exit "$failed"
