export const screens = ['give', 'causes', 'cause', 'receipt', 'history'] as const

export type Screen = (typeof screens)[number]
