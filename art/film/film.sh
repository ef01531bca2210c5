#!/bin/bash
# film.sh vision|ai [MASTER.mp4]: a hero's loop for the site: 1280x720 and an upright cut for phones, each in H.264 and VP9, and the poster.
# Without a master it makes the plate and the 192 frames first (four to eight minutes on two idle cores).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
media=$here/../../public/media
export ART_WORK=${ART_WORK:-${TMPDIR:-/tmp}/art-work} PYTHONPATH=$here/../kit PYTHONDONTWRITEBYTECODE=1
mkdir -p "$ART_WORK" "$media"
name=$1
# FOCUS: left edge of the upright cut, (1280 - 576) times the focus in content/pictures.ts. CRFs: H.264 wide, tall, VP9 wide, tall.
case $name in
  vision) focus=436 crf=(21.5 23 28 31) rate=mbtree=1 ;;
  ai) focus=605 crf=(29.5 31.5 43 50) rate=mbtree=0:ipratio=1.2:pbratio=1.1 ;; # it moves everywhere: frames alike in quality
  *) echo "film.sh vision|ai" >&2 && exit 1 ;;
esac
master=${2:-$ART_WORK/$name-master.mp4}
if [ ! -e "$master" ]; then
  [ -e "$ART_WORK/$name-plate/lin.npy" ] ||
    VIEW=plate SPP=48 ART_OUT=$ART_WORK nice blender -b -noaudio --python-exit-code 1 -P "$here/../scenes/$name.py" >"$ART_WORK/$name-plate.log"
  nice /usr/bin/python3 "$here/film.py" "$name" "$master"
fi
colour=(-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv)
tall=crop=576:720:$focus:0
# One key frame, and an end of rising quality that leads up to it: otherwise the fine lines jump when the loop starts again.
end=zones=150,163,b=1.15/164,175,b=1.35/176,185,b=1.7/186,191,b=2.4
h264() { # NAME FILTER CRF
  nice ffmpeg -y -loglevel error -i "$master" -an -vf "$2,format=yuv420p" -c:v libx264 -preset slower -crf "$3" -profile:v high -level 4.0 \
    -x264-params aq-mode=3:aq-strength=.8:deblock=1,1:psy-rd=.6,0:$rate:$end -g 192 -movflags +faststart "${colour[@]}" "$media/$1.mp4"
}
vp9() { # NAME FILTER CRF
  for pass in 1 2; do
    nice ffmpeg -y -loglevel error -i "$master" -an -vf "$2,format=yuv420p" -c:v libvpx-vp9 -b:v 0 -crf "$3" -row-mt 1 -tile-columns 1 \
      -cpu-used "$((pass == 1 ? 4 : 2))" -auto-alt-ref 1 -lag-in-frames 25 -g 192 -pass $pass -passlogfile "$ART_WORK/$name-vp9" "${colour[@]}" -f webm \
      "$([ $pass = 1 ] && echo /dev/null || echo "$media/$1.webm")"
  done
}
h264 "$name-loop" null "${crf[0]}"
h264 "$name-loop-tall" "$tall" "${crf[1]}"
vp9 "$name-loop" null "${crf[2]}"
vp9 "$name-loop-tall" "$tall" "${crf[3]}"
# The poster is the decoded first frame: nothing jumps when the film starts.
ffmpeg -y -loglevel error -i "$media/$name-loop.mp4" -frames:v 1 "$ART_WORK/$name-poster.png"
/usr/bin/python3 -c 'import cv2, sys; cv2.imwrite(sys.argv[2], cv2.imread(sys.argv[1]), [cv2.IMWRITE_WEBP_QUALITY, 94])' \
  "$ART_WORK/$name-poster.png" "$here/../masters/$name-poster.webp"
ls -l "$media/$name"-loop*
