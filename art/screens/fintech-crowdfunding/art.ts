const scene = (sky: string, body: string) =>
  `<svg class="fill" viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice"><rect width="400" height="260" fill="${sky}"/>${body}</svg>`

/** Greenhouses in rows under a low sun. */
export const farm = () =>
  scene(
    '#d7e9dc',
    `<circle cx="200" cy="84" r="42" fill="#f6e2ae"/><path d="M0 150C90 128 150 140 220 132S350 120 400 136V260H0Z" fill="#9cc7ab"/>${[
      0, 1, 2,
    ]
      .map(
        (i) =>
          `<g transform="translate(${-30 + i * 150} ${104 + i * 14})"><path d="M0 140V66A66 66 0 0 1 132 66V140Z" fill="#f3faf4"/><path d="M0 140V66A66 66 0 0 1 132 66V140Z" fill="#0b5b48" opacity="${0.16 + i * 0.1}"/><path d="M66 0V140M0 66H132M33 9V140M99 9V140" stroke="#0b5b48" stroke-width="3" opacity=".55"/><path d="M0 140V66A66 66 0 0 1 132 66V140" fill="none" stroke="#0b5b48" stroke-width="4"/></g>`,
      )
      .join('')}<rect y="236" width="400" height="24" fill="#0b5b48"/>`,
  )

/** Roofs with panels stepping down to the water. */
export const roofs = () =>
  scene(
    '#cfe4e6',
    `<circle cx="330" cy="62" r="36" fill="#f8edcf"/><rect y="206" width="400" height="54" fill="#128080"/>${[
      [20, 120, 110],
      [150, 84, 120],
      [290, 134, 130],
    ]
      .map(
        ([x = 0, y = 0, w = 0]) =>
          `<rect x="${x}" y="${y}" width="${w}" height="200" fill="#f3f0e4"/><path d="M${x - 8} ${y}L${x + 18} ${y - 40}H${x + w + 12}L${x + w - 4} ${y}Z" fill="#0f3f4a"/><path d="M${x + w * 0.3} ${y}L${x + w * 0.3 + 24} ${y - 40}M${x + w * 0.62} ${y}L${x + w * 0.62 + 24} ${y - 40}M${x + 4} ${y - 20}H${x + w + 4}" stroke="#7fc0c4" stroke-width="2.5"/>${[0, 1].map((k) => `<rect x="${x + w * (0.2 + k * 0.38)}" y="${y + 30}" width="${w * 0.2}" height="42" rx="${w * 0.1}" fill="#b9c9bd"/>`).join('')}`,
      )
      .join('')}<path d="M0 222H400M0 242H400" stroke="#fff" stroke-opacity=".22" stroke-width="3"/>`,
  )
