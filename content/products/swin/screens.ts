export const screens = ['prediction', 'plan', 'session', 'progress', 'goal'] as const

export type Screen = (typeof screens)[number]
