#!/bin/bash
# film.sh [MASTER.mp4]: the hero's loop for the site: 720p in H.264 and VP9, 480p for phones, and the posters.
# Without a master it makes the plate and the 192 frames first (about 4 minutes on two idle cores).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
media=$here/../../public/media
export ART_WORK=${ART_WORK:-${TMPDIR:-/tmp}/art-work} PYTHONPATH=$here/../kit PYTHONDONTWRITEBYTECODE=1
mkdir -p "$ART_WORK"
master=${1:-$ART_WORK/vision-master.mp4}
if [ ! -e "$master" ]; then
  [ -e "$ART_WORK/vision-plate/lin.npy" ] ||
    VIEW=plate SPP=40 ART_OUT=$ART_WORK nice blender -b -noaudio --python-exit-code 1 -P "$here/../scenes/vision.py" >"$ART_WORK/vision-plate.log"
  nice /usr/bin/python3 "$here/film.py" "$master"
fi
colour=(-color_primaries bt709 -color_trc bt709 -colorspace bt709)
# One key frame every four seconds: the loop starts again at once and stays small.
h264() { # NAME HEIGHT CRF
  nice ffmpeg -y -loglevel error -i "$master" -an -vf "scale=-2:$2:flags=lanczos" -c:v libx264 -preset slow -crf "$3" -profile:v high -level 4.0 \
    -pix_fmt yuv420p -x264-params aq-mode=3:aq-strength=1.0:deblock=1,1 -g 96 -movflags +faststart "${colour[@]}" "$media/$1.mp4"
}
vp9() { # NAME HEIGHT CRF
  for pass in 1 2; do
    nice ffmpeg -y -loglevel error -i "$master" -an -vf "scale=-2:$2:flags=lanczos" -c:v libvpx-vp9 -b:v 0 -crf "$3" -row-mt 1 -tile-columns 1 \
      -cpu-used "$((pass == 1 ? 5 : 3))" -g 96 -pix_fmt yuv420p -pass $pass -passlogfile "$ART_WORK/vp9" "${colour[@]}" -f webm \
      "$([ $pass = 1 ] && echo /dev/null || echo "$media/$1.webm")"
  done
}
case $master in "$media"/*) ;; *) h264 vision-loop 720 20 ;; esac
h264 vision-loop-480 480 22
vp9 vision-loop 720 31
for name in vision-loop vision-loop-480; do
  ffmpeg -y -loglevel error -i "$media/$name.mp4" -frames:v 1 "$ART_WORK/$name.png"
done
ls -l "$media"/*.mp4 "$media"/*.webm
