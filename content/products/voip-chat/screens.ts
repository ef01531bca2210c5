export const screens = ['conversations', 'chat', 'call', 'group-call'] as const

export type Screen = (typeof screens)[number]
