export const screens = ['campaigns', 'campaign', 'pledge', 'wallet', 'report'] as const

export type Screen = (typeof screens)[number]
