export const screens = ['sales', 'inventory', 'invoice', 'dashboard'] as const

export type Screen = (typeof screens)[number]
