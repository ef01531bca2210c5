export const screens = ['classes', 'membership', 'check-in', 'trainer'] as const

export type Screen = (typeof screens)[number]
