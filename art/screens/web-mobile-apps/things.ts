const thing = (size: number, defs: string, body: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 200 200"><defs>${defs}</defs><ellipse cx="100" cy="176" rx="62" ry="9" fill="#151a22" opacity=".16"/>${body}</svg>`

const sheen = (id: string, a: string, b: string, c: string) =>
  `<linearGradient id="${id}"><stop stop-color="${b}"/><stop offset=".32" stop-color="${a}"/><stop offset="1" stop-color="${c}"/></linearGradient>`

/** A brass coffee pot. */
export const pot = (size: number) =>
  thing(
    size,
    sheen('pot', '#f3d999', '#c6933f', '#7e5518'),
    '<path d="M136 84C172 74 176 132 132 142" fill="none" stroke="#8f6420" stroke-width="9" stroke-linecap="round"/><path d="M72 82C52 80 40 62 26 58C34 74 44 104 70 112Z" fill="#b98636"/><path d="M78 62H122L128 88C150 118 144 150 132 172H68C56 150 50 118 72 88Z" fill="url(#pot)"/><path d="M76 62C80 42 92 38 100 24C108 38 120 42 124 62Z" fill="url(#pot)"/><circle cx="100" cy="20" r="7" fill="#c6933f"/><path d="M72 88H128M62 128C86 136 114 136 138 128" stroke="#7e5518" stroke-opacity=".5" stroke-width="3" fill="none"/>',
  )

/** A glazed bowl. */
export const bowl = (size: number) =>
  thing(
    size,
    sheen('bowl', '#7fb9b3', '#3f8682', '#1d5457'),
    '<path d="M26 88H174C174 140 142 168 120 172H80C58 168 26 140 26 88Z" fill="url(#bowl)"/><ellipse cx="100" cy="88" rx="74" ry="17" fill="#173f43"/><ellipse cx="100" cy="90" rx="64" ry="12" fill="#2b6a6b"/><path d="M36 116C72 132 128 132 164 116" stroke="#e9dcc0" stroke-width="4" fill="none" opacity=".85"/><path d="M44 132C76 146 124 146 156 132" stroke="#e9dcc0" stroke-width="2.5" fill="none" opacity=".6"/>',
  )

/** A pierced lantern. */
export const lantern = (size: number) =>
  thing(
    size,
    sheen('lan', '#5c6b80', '#333f52', '#1a2230') +
      '<radialGradient id="lit"><stop stop-color="#ffe6ae"/><stop offset="1" stop-color="#e0a548"/></radialGradient>',
    '<circle cx="100" cy="22" r="10" fill="none" stroke="#333f52" stroke-width="5"/><path d="M100 30L142 70H58Z" fill="url(#lan)"/><rect x="54" y="68" width="92" height="12" rx="4" fill="url(#lan)"/><path d="M60 80H140L132 156H68Z" fill="url(#lit)"/><path d="M60 80H140L132 156H68ZM87 80L90 156M113 80L110 156M63 106H137M66 132H134" fill="none" stroke="#333f52" stroke-width="6"/><path d="M100 92L109 106L100 120L91 106ZM76 96L82 106L76 116L70 106ZM124 96L130 106L124 116L118 106Z" fill="#fff4d8"/><rect x="58" y="154" width="84" height="20" rx="5" fill="url(#lan)"/>',
  )

/** A basket woven from palm leaf. */
export const basket = (size: number) =>
  thing(
    size,
    sheen('bas', '#e8cf9c', '#c39b57', '#8c6529') +
      '<pattern id="weave" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 10L10 0L20 10L10 20Z" fill="none" stroke="#7d5520" stroke-width="2.5" opacity=".55"/></pattern>',
    '<path d="M58 92C58 30 142 30 142 92" fill="none" stroke="#a87e3c" stroke-width="9"/><path d="M34 88H166L150 172H50Z" fill="url(#bas)"/><path d="M34 88H166L150 172H50Z" fill="url(#weave)"/><path d="M40 116H160L158 128H42Z" fill="#8a3f2c" opacity=".75"/><rect x="28" y="80" width="144" height="16" rx="8" fill="#b98d49"/>',
  )
