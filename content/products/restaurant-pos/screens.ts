export const screens = ['tables', 'order', 'kitchen', 'payment'] as const

export type Screen = (typeof screens)[number]
