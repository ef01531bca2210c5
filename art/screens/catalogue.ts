/** Every screen of the galleries, by product, in the order of the gallery. */
export const catalogue = {
  'web-mobile-apps': ['home', 'profile', 'checkout', 'offline'],
  'streaming-vod': ['catalogue', 'title', 'player', 'downloads'],
  'voip-chat': ['conversations', 'chat', 'call', 'group-call'],
  'odoo-solutions': ['inventory', 'invoice', 'capture', 'dashboard'],
  'fintech-crowdfunding': ['campaigns', 'campaign', 'pledge', 'wallet', 'report'],
  'restaurant-pos': ['tables', 'order', 'kitchen', 'payment'],
  'fitness-gym': ['classes', 'membership', 'check-in', 'trainer'],
  swin: ['prediction', 'plan', 'session', 'progress', 'goal'],
  lahfa: ['give', 'causes', 'cause', 'receipt', 'history'],
} as const

/** Of these the screens are a tablet's, 4:3. */
export const tablets: readonly string[] = ['odoo-solutions', 'restaurant-pos']
