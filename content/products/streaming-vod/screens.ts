export const screens = ['catalogue', 'title', 'player', 'downloads'] as const

export type Screen = (typeof screens)[number]
