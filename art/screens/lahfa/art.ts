import { dunes } from '../kit/scenery'

const over = (id: string, base: string, shapes: string) =>
  base + `<svg class="fill" viewBox="0 0 400 600" preserveAspectRatio="xMidYMid slice" data-of="${id}">${shapes}</svg>`

const dawn = (id: string, sky: string[], x: number, y = 214) =>
  dunes(id, sky, { x, y, r: 34, colour: '#fff0cf' }, '#efc884', '#a8712c')

/** A spring between dunes: rings of water under a low sun. */
export const water = (id: string, sun = 214) =>
  over(
    id,
    dawn(id, ['#5fa6a4', '#bfdcc9', '#f6e3b4'], 300, sun),
    '<ellipse cx="170" cy="500" rx="210" ry="74" fill="#0f6f72"/><g fill="none" stroke="#a9e4dc" stroke-width="4"><ellipse cx="170" cy="494" rx="150" ry="46" opacity=".35"/><ellipse cx="170" cy="492" rx="98" ry="29" opacity=".6"/><ellipse cx="170" cy="490" rx="48" ry="14"/></g><path d="M170 300C170 300 214 356 214 392a44 44 0 0 1-88 0C126 356 170 300 170 300Z" fill="#e9fbf7"/><path d="M144 394a26 26 0 0 0 20 26" stroke="#5fb9b2" stroke-width="7" fill="none" stroke-linecap="round"/>',
  )

/** An open book whose pages hold the light. */
export const school = (id: string) =>
  over(
    id,
    dawn(id, ['#8a5a2c', '#d79a4d', '#f7dca3'], 200),
    '<path d="M200 372C150 336 96 334 44 350V510C98 494 150 498 200 532Z" fill="#fff8e8"/><path d="M200 372C250 336 304 334 356 350V510C302 494 250 498 200 532Z" fill="#f3e1bd"/><path d="M200 372V532" stroke="#a8712c" stroke-width="4"/><g stroke="#c99d57" stroke-width="6" stroke-linecap="round" fill="none"><path d="M78 392C110 386 140 390 166 402M78 430C110 424 140 428 166 440M78 468C104 462 126 464 146 472M234 402C260 390 290 386 322 392M234 440C260 428 290 424 322 430"/></g>',
  )

/** Panels that follow the sun on a clinic's roof. */
export const solar = (id: string) =>
  over(
    id,
    dawn(id, ['#28465c', '#7b93a0', '#f0d7a4'], 130),
    '<path d="M120 400H352L318 520H70Z" fill="#14283f"/><g stroke="#6d8fb0" stroke-width="3"><path d="M106 440H342M90 480H330M178 400L140 520M236 400L205 520M294 400L265 520"/></g><path d="M120 400H352L340 442H104Z" fill="#9cc6de" opacity=".28"/><path d="M200 520V600" stroke="#2b1e0e" stroke-width="12"/>',
  )

/** A bowl with steam: meals for a school. */
export const meals = (id: string) =>
  over(
    id,
    dawn(id, ['#7d4a2a', '#cf8f52', '#f5d9a8'], 300),
    '<path d="M78 402H322C322 474 270 524 200 524S78 474 78 402Z" fill="#fff6e2"/><path d="M78 402H322C322 420 318 436 312 450H88C82 436 78 420 78 402Z" fill="#e6c88f"/><ellipse cx="200" cy="402" rx="122" ry="22" fill="#8a5a22"/><ellipse cx="200" cy="400" rx="106" ry="15" fill="#f0c775"/><g fill="none" stroke="#fff6e2" stroke-width="8" stroke-linecap="round" opacity=".8"><path d="M160 356c-16-24 16-36 0-62M204 350c-16-28 16-42 0-74M248 356c-16-24 16-36 0-62"/></g>',
  )
