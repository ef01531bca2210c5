import type { ProductEntry } from '../types'

import { fintechCrowdfunding } from './fintech-crowdfunding'
import { fitnessGym } from './fitness-gym'
import { lahfa } from './lahfa'
import { odooSolutions } from './odoo-solutions'
import { restaurantPos } from './restaurant-pos'
import { streamingVod } from './streaming-vod'
import { swin } from './swin'
import { voipChat } from './voip-chat'
import { webMobileApps } from './web-mobile-apps'

export const products = {
  'web-mobile-apps': webMobileApps,
  'streaming-vod': streamingVod,
  'voip-chat': voipChat,
  'odoo-solutions': odooSolutions,
  'fintech-crowdfunding': fintechCrowdfunding,
  'restaurant-pos': restaurantPos,
  'fitness-gym': fitnessGym,
  swin,
  lahfa,
} satisfies Record<string, ProductEntry>

export type ProductSlug = keyof typeof products
