/** Places drawn from a few shapes: what stands where a product would show photographs. */
const scene = (id: string, defs: string, body: string) =>
  `<svg class="fill" viewBox="0 0 400 600" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg>`
    .replaceAll('#_', `#${id}`)
    .replaceAll('id="_', `id="${id}`)

const fade = (id: string, stops: string[], extra = 'x2="0" y2="1"') =>
  `<linearGradient id="_${id}" ${extra}>${stops.map((c, i) => `<stop offset="${(i / (stops.length - 1)).toFixed(2)}" stop-color="${c}"/>`).join('')}</linearGradient>`

const glow = (id: string, colour: string) =>
  `<radialGradient id="_${id}"><stop stop-color="${colour}"/><stop offset=".35" stop-color="${colour}" stop-opacity=".45"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

const disc = (x: number, y: number, r: number, colour: string, halo: number) =>
  `<circle cx="${x}" cy="${y}" r="${r * halo}" fill="url(#_glow)"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`

/** Scattered by a fixed rule, so that a drawing is the same each time. */
function stars(count: number, height: number) {
  let seed = 7
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  return Array.from({ length: count }, () => {
    const [x, y, r] = [next() * 400, next() * height, 0.5 + next() * 1.1]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="#fff" opacity="${(0.25 + next() * 0.6).toFixed(2)}"/>`
  }).join('')
}

interface Light {
  x: number
  y: number
  r: number
  colour: string
}

export function dunes(id: string, sky: string[], light: Light, lit: string, shade: string, night = 0) {
  const ripples = [0, 1, 2, 3, 4].map(
    (i) =>
      `<path d="M${20 + i * 8} ${588 - i * 20}C90 ${566 - i * 20} 170 ${545 - i * 18} ${238 - i * 3} ${540 - i * 20}" fill="none" stroke="${lit}" stroke-opacity=".22"/>`,
  )
  return scene(
    id,
    fade('sky', sky) +
      glow('glow', light.colour) +
      fade('lit', [lit, shade]) +
      fade('far', [lit, shade], 'x2=".4" y2="1"') +
      fade('dark', [shade, '#05080f'], 'x2="0" y2="1.6"'),
    `<rect width="400" height="600" fill="url(#_sky)"/>${stars(night, 300)}${disc(light.x, light.y, light.r, light.colour, 4.2)}
<path d="M0 352C60 330 110 318 160 336C210 352 260 322 320 326C360 330 380 340 400 336V600H0Z" fill="url(#_far)" opacity=".55"/>
<path d="M0 410C70 400 120 360 190 352C230 372 270 420 400 398V600H0Z" fill="url(#_dark)"/>
<path d="M0 410C70 400 120 360 190 352C178 400 150 432 90 470C50 492 20 500 0 505Z" fill="url(#_lit)"/>
<path d="M0 540C90 520 180 470 270 440C310 470 350 490 400 486V600H0Z" fill="url(#_dark)"/>${ripples.join('')}
<path d="M270 440C310 470 350 490 400 486V600H204C262 560 292 500 270 440Z" fill="url(#_lit)"/>`,
  )
}

/** The star-and-cross screen with light behind it. */
export function lattice(id: string, ground: string[], line: string, light: string, step = 66) {
  const points = Array.from({ length: 16 }, (_, k) => {
    const [a, r] = [(k * Math.PI) / 8, (step / 2) * (k % 2 ? 0.7654 : 1)]
    return `${(step / 2 + r * Math.cos(a)).toFixed(1)},${(step / 2 + r * Math.sin(a)).toFixed(1)}`
  }).join(' ')
  return scene(
    id,
    fade('sky', ground) +
      glow('glow', light) +
      `<pattern id="_star" width="${step}" height="${step}" patternUnits="userSpaceOnUse" x="${200 - step / 2}" y="0"><polygon points="${points}" fill="${light}" fill-opacity=".14" stroke="${line}" stroke-width="${step / 40}"/><circle cx="${step / 2}" cy="${step / 2}" r="${step / 9}" fill="none" stroke="${line}" stroke-width="${step / 50}"/></pattern><radialGradient id="_hole" cx=".5" cy=".42" r=".62"><stop stop-color="#fff"/><stop offset=".55" stop-color="#999"/><stop offset="1" stop-color="#222"/></radialGradient><mask id="_m"><rect width="400" height="600" fill="url(#_hole)"/></mask>`,
    `<rect width="400" height="600" fill="url(#_sky)"/><ellipse cx="200" cy="260" rx="260" ry="300" fill="url(#_glow)"/><rect width="400" height="600" fill="url(#_star)" mask="url(#_m)"/>`,
  )
}

export function sea(id: string, sky: string[], light: Light, water: string[], sail: string) {
  const path = Array.from({ length: 15 }, (_, i) => {
    const half = 10 + ((i * 37) % 23) + i * 3.4
    return `<rect x="${(light.x - half + ((i * 29) % 17) - 8).toFixed(0)}" y="${364 + i * 15}" width="${(half * 2).toFixed(0)}" height="${(2 + i * 0.35).toFixed(1)}" rx="2" fill="${light.colour}" opacity="${(0.75 - i * 0.045).toFixed(2)}"/>`
  })
  return scene(
    id,
    fade('sky', sky) + fade('sea', water) + glow('glow', light.colour),
    `<rect width="400" height="600" fill="url(#_sky)"/>${stars(26, 220)}${disc(light.x, light.y, light.r, light.colour, 4)}<rect y="356" width="400" height="244" fill="url(#_sea)"/>${path.join('')}
<g fill="${sail}"><path d="M86 384C120 392 168 392 206 376L196 402C170 408 124 408 100 402Z"/><path d="M146 386V236L148 236V386Z"/><path d="M152 240C190 280 204 326 196 372C176 362 150 364 128 372C146 330 152 288 152 240Z"/></g>`,
  )
}

export function towers(id: string, sky: string[], light: Light, near: string, far: string, windows: string) {
  const far_ = [
    [-8, 300, 40],
    [44, 250, 34],
    [96, 290, 46],
    [150, 210, 30],
    [250, 260, 42],
    [300, 190, 34],
    [352, 270, 60],
  ]
  const near_ = [
    [-6, 360, 62],
    [70, 320, 52],
    [200, 150, 40],
    [262, 330, 54],
    [330, 300, 76],
  ]
  const lights = near_.flatMap(([x = 0, y = 0, w = 0], k) =>
    Array.from({ length: 16 }, (_, i) =>
      (i * 7 + k * 3) % 5 < 2
        ? `<rect x="${x + 9 + ((i * 13) % Math.max(8, w - 20))}" y="${y + 26 + i * 15}" width="5" height="8" fill="${windows}" opacity="${0.35 + ((i * 3) % 5) / 8}"/>`
        : '',
    ),
  )
  return scene(
    id,
    fade('sky', sky) + glow('glow', light.colour) + fade('near', [near, '#04070d']),
    `<rect width="400" height="600" fill="url(#_sky)"/>${stars(18, 180)}${disc(light.x, light.y, light.r, light.colour, 4.5)}
<g fill="${far}">${far_.map(([x, y, w]) => `<rect x="${x}" y="${y}" width="${w}" height="500"/>`).join('')}</g>
<g fill="url(#_near)">${near_.map(([x, y, w]) => `<rect x="${x}" y="${y}" width="${w}" height="520" rx="2"/>`).join('')}<path d="M200 150L220 60L240 150Z"/><path d="M219 72V10H221V72Z"/></g>${lights.join('')}`,
  )
}

/** Pointed arches one behind another, towards a light. */
export function arches(id: string, from: string, to: string, light: string) {
  const mix = (i: number) => `color-mix(in oklab, ${from} ${100 - i * 17}%, ${to})`
  const arch = (w: number, top: number) =>
    `M${200 - w} 600V${top + w * 1.25}C${200 - w} ${top + w * 0.55} ${200 - w * 0.45} ${top + w * 0.25} 200 ${top}C${200 + w * 0.45} ${top + w * 0.25} ${200 + w} ${top + w * 0.55} ${200 + w} ${top + w * 1.25}V600Z`
  return scene(
    id,
    glow('glow', light),
    `<rect width="400" height="600" fill="${from}"/>${[0, 1, 2, 3, 4].map((i) => `<path d="${arch(172 - i * 30, 70 + i * 46)}" fill="${mix(i + 1)}" stroke="${light}" stroke-opacity=".16"/>`).join('')}<circle cx="200" cy="392" r="150" fill="url(#_glow)"/><path d="M148 600L186 440H214L252 600Z" fill="${light}" opacity=".22"/>`,
  )
}

export function ridges(id: string, sky: string[], light: Light, tones: string[]) {
  const shapes = [
    'M0 330L60 280L110 310L170 230L230 300L280 262L340 316L400 272V600H0Z',
    'M0 400L50 350L120 392L190 312L260 388L320 340L400 394V600H0Z',
    'M0 450L80 410L150 462L240 380L310 452L360 420L400 446V600H0Z',
    'M0 548L90 486L170 540L260 476L400 556V600H0Z',
  ]
  return scene(
    id,
    fade('sky', sky) +
      glow('glow', light.colour) +
      tones
        .map((tone, i) => fade(`t${i}`, [tone, `color-mix(in oklab, ${tone} 55%, ${sky[sky.length - 1]})`]))
        .join(''),
    `<rect width="400" height="600" fill="url(#_sky)"/>${stars(30, 240)}${disc(light.x, light.y, light.r, light.colour, 4.5)}${shapes.map((d, i) => `<path d="${d}" fill="url(#_t${i})"/>`).join('')}`,
  )
}
