export interface Arc {
  radius: number
  width: number
  share: number
  colour: string
  track: string
}

/** Concentric arcs from the top; `dir` turns them round in Arabic. */
export function rings(size: number, arcs: Arc[]) {
  const c = size / 2
  const drawn = arcs.map(({ radius, width, share, colour, track }) => {
    const round = 2 * Math.PI * radius
    const circle = (stroke: string, dash: string) =>
      `<circle cx="${c}" cy="${c}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${dash} transform="rotate(-90 ${c} ${c})"/>`
    return circle(track, '') + circle(colour, `stroke-dasharray="${round * share} ${round}"`)
  })
  return `<svg class="dir" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${drawn.join('')}</svg>`
}

const n = (value: number) => value.toFixed(1)

/** A smooth line through values from 0 to 1, as a path. */
export function curve(values: number[], w: number, h: number) {
  const at = (i: number): [number, number] => {
    const k = Math.max(0, Math.min(values.length - 1, i))
    return [(k / (values.length - 1)) * w, h - (values[k] ?? 0) * h]
  }
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let i = 0; i < values.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`
  }
  return d
}

export interface AreaOptions {
  colour: string
  id: string
  strength?: number
  width?: number
  extra?: string
}

/** A line over its own fading area; time runs with the reading direction. */
export function area(values: number[], w: number, h: number, o: AreaOptions) {
  const d = curve(values, w, h)
  return `<svg class="dir" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="overflow:visible"><defs><linearGradient id="${o.id}" x2="0" y2="1"><stop stop-color="${o.colour}" stop-opacity="${o.strength ?? 0.32}"/><stop offset="1" stop-color="${o.colour}" stop-opacity="0"/></linearGradient></defs><path d="${d}L${w} ${h}L0 ${h}Z" fill="url(#${o.id})"/>${o.extra ?? ''}<path d="${d}" fill="none" stroke="${o.colour}" stroke-width="${o.width ?? 3}" stroke-linecap="round"/></svg>`
}

/** Columns as boxes, so that they follow the reading direction by themselves. */
export function columns(values: number[], h: number, colour: (i: number) => string, gap = 10, radius = 7) {
  return `<div style="display:flex;align-items:flex-end;gap:${gap}px;height:${h}px">${values.map((v, i) => `<div style="flex:1;height:${n(v * h)}px;border-radius:${radius}px;background:${colour(i)}"></div>`).join('')}</div>`
}
