export const screens = ['home', 'profile', 'checkout', 'offline'] as const

export type Screen = (typeof screens)[number]
