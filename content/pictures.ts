import { ownPictures } from '@/generated/own-pictures'
import type { Locale, Localized } from '@/lib/locale'

/** A picture of the site; `npm run generate` makes the sizes. */
interface Picture {
  /** File in art/masters. Pictures with text in them have one for each language. */
  master: string | Localized<string>
  /**
   * The part that stays visible when the picture is cropped, as a Tailwind class, because the Content-Security-Policy
   * forbids style attributes. Arabic versions are composed from right to left.
   */
  focus: string | Localized<string>
  /** Shows app screens with text, so it is not mirrored in Arabic. */
  readable?: true
  /** Absent for decorative pictures. */
  alt?: Localized<string>
}

/** The pictures in art/masters by name. A service or product can have one in its own folder instead. */
export const pictures = {
  ai: { master: 'ai.webp', focus: 'object-[86%_50%]' },
  arch: { master: 'arch.webp', focus: 'object-[75%_50%]' },
  'ai-poster': { master: 'ai-poster.webp', focus: 'object-[86%_50%]' },
  blocks: { master: 'blocks.webp', focus: 'object-[60%_50%]' },
  cyber: { master: 'cyber.webp', focus: 'object-[70%_50%]' },
  'dunes-blue': { master: 'dunes-blue.webp', focus: 'object-[60%_60%]' },
  'dunes-dawn': { master: 'dunes-dawn.webp', focus: 'object-[100%_50%]' },
  'dunes-dusk': { master: 'dunes-dusk.webp', focus: 'object-[100%_50%]' },
  'dunes-gold': { master: 'dunes-gold.webp', focus: 'object-[60%_60%]' },
  'dunes-night': { master: 'dunes-night.webp', focus: 'object-[100%_50%]' },
  'dunes-noon': { master: 'dunes-noon.webp', focus: 'object-[100%_50%]' },
  erp: { master: 'erp.webp', focus: 'object-[65%_50%]' },
  industry: { master: 'industry.webp', focus: 'object-[60%_50%]' },
  lantern: { master: 'lantern.webp', focus: 'object-[70%_50%]' },
  'lattice-oblique': { master: 'lattice-oblique.webp', focus: 'object-[40%_50%]' },
  phones: {
    master: { en: 'phones.webp', ar: 'phones-ar.webp' },
    focus: { en: 'object-[70%_50%]', ar: 'object-[40%_50%]' },
    readable: true,
  },
  'ribbons-gold': { master: 'ribbons-gold.webp', focus: 'object-[60%_50%]' },
  'ribbons-teal': { master: 'ribbons-teal.webp', focus: 'object-[60%_50%]' },
  towers: { master: 'towers.webp', focus: 'object-[65%_60%]' },
  values: { master: 'values.webp', focus: 'object-[75%_40%]' },
  vision: { master: 'vision.webp', focus: 'object-[62%_50%]' },
  'vision-poster': { master: 'vision-poster.webp', focus: 'object-[62%_50%]' },

  // The main pictures of the services and products, by slug.
  'ai-ml': {
    master: 'ai-ml.webp',
    focus: 'object-[75%_50%]',
    alt: {
      en: 'Tangled threads of light leave a glowing core as one even weave',
      ar: 'خيوط ضوء متشابكة تخرج من نواة متوهجة نسيجًا منتظمًا',
    },
  },
  blockchain: {
    master: 'chain.webp',
    focus: 'object-[85%_50%]',
    alt: {
      en: 'A chain of octagonal brass and steel links, a small light in each',
      ar: 'سلسلة من حلقات مثمّنة من النحاس والفولاذ، في كل منها ضوء صغير',
    },
  },
  compliance: {
    master: 'compliance.webp',
    focus: 'object-[85%_50%]',
    alt: {
      en: 'A stone tablet with ruled lines and a brass star seal',
      ar: 'لوح حجري مسطّر عليه ختم على هيئة نجمة نحاسية',
    },
  },
  dlp: {
    master: 'vault-drop.webp',
    focus: 'object-[90%_50%]',
    alt: {
      en: 'Glowing drops inside a cube of golden star lattice',
      ar: 'قطرات متوهجة داخل مكعب من شبكة نجوم ذهبية',
    },
  },
  'erp-solutions': {
    master: 'erp-solutions.webp',
    focus: 'object-[85%_50%]',
    alt: {
      en: 'Meshing brass gear wheels pierced with stars',
      ar: 'تروس نحاسية متشابكة مفرّغة بأشكال النجوم',
    },
  },
  grc: {
    master: 'grc.webp',
    focus: 'object-[85%_50%]',
    alt: {
      en: 'Three dark stones balanced on raked sand',
      ar: 'ثلاثة أحجار داكنة متوازنة فوق رمل ممشّط',
    },
  },
  'odoo-implementation': {
    master: 'odoo-implementation.webp',
    focus: 'object-[85%_50%]',
    alt: {
      en: 'A board of modules with brass signs, the last one being set in place',
      ar: 'لوحة من الوحدات عليها رموز نحاسية، توضع آخرها في مكانها',
    },
  },
  'oracle-dba': {
    master: 'oracle-dba.webp',
    focus: 'object-[72%_50%]',
    alt: {
      en: 'A row of dark drums with brass bands, the nearest open and glowing',
      ar: 'صف من الأسطوانات الداكنة بأطواق نحاسية، أقربها مفتوحة ومتوهجة',
    },
  },
  'oracle-ebs': {
    master: 'oracle-ebs.webp',
    focus: 'object-[85%_50%]',
    alt: {
      en: 'Stacked plates of brass and smoked glass, the top one ruled like a ledger',
      ar: 'صفائح مرصوصة من النحاس والزجاج الداكن، أعلاها مسطّرة كدفتر أستاذ',
    },
  },
  siem: {
    master: 'siem.webp',
    focus: 'object-[80%_50%]',
    alt: {
      en: 'Threads of light drawn through a brass lens into one bright point',
      ar: 'خيوط ضوء تجمعها عدسة نحاسية في نقطة ساطعة واحدة',
    },
  },
  'system-integration': {
    master: 'bridges.webp',
    focus: 'object-[85%_40%]',
    alt: {
      en: 'Platforms with different buildings, joined by arcs of light',
      ar: 'منصات عليها مبانٍ مختلفة تصل بينها أقواس من الضوء',
    },
  },
  transformation: {
    master: 'transformation.webp',
    focus: 'object-[75%_50%]',
    alt: {
      en: 'The ridge of a dune turns into steps that climb to a gate of light',
      ar: 'حافة كثيب تتحول إلى درجات تصعد نحو بوابة من الضوء',
    },
  },
  vapt: {
    master: 'vapt.webp',
    focus: 'object-[70%_50%]',
    alt: {
      en: 'Thin beams of light test a dark stone wall, and one finds an opening',
      ar: 'أشعة دقيقة تفحص جدارًا حجريًا داكنًا، ويجد أحدها فتحة',
    },
  },
  'web-mobile': {
    master: { en: 'web-mobile.webp', ar: 'web-mobile-ar.webp' },
    focus: { en: 'object-[90%_50%]', ar: 'object-[10%_50%]' },
    readable: true,
    alt: {
      en: 'A wide screen with a website and a phone with an app, in desert sand at dusk',
      ar: 'شاشة عريضة فيها موقع وهاتف فيه تطبيق، في رمال الصحراء عند الغسق',
    },
  },
  zta: {
    master: 'lattice-gate.webp',
    focus: 'object-[65%_50%]',
    alt: {
      en: 'A dark wall of star-shaped doors, one of them open',
      ar: 'جدار داكن من أبواب على هيئة نجوم، أحدها مفتوح',
    },
  },
  'fintech-crowdfunding': {
    master: { en: 'fintech-crowdfunding.webp', ar: 'fintech-crowdfunding-ar.webp' },
    focus: { en: 'object-[80%_50%]', ar: 'object-[20%_50%]' },
    readable: true,
    alt: {
      en: 'A phone with a crowdfunding campaign in a dune of brass discs',
      ar: 'هاتف يعرض حملة تمويل جماعي في كثيب من أقراص نحاسية',
    },
  },
  'fitness-gym': {
    master: { en: 'fitness-gym.webp', ar: 'fitness-gym-ar.webp' },
    focus: { en: 'object-[80%_50%]', ar: 'object-[20%_50%]' },
    readable: true,
    alt: {
      en: 'A phone with the day’s classes on stacked weights, beside a kettlebell',
      ar: 'هاتف يعرض حصص اليوم فوق أوزان رياضية، بجوار ثقل يدوي',
    },
  },
  lahfa: {
    master: { en: 'lahfa.webp', ar: 'lahfa-ar.webp' },
    focus: { en: 'object-[90%_50%]', ar: 'object-[10%_50%]' },
    readable: true,
    alt: {
      en: 'A phone with the Lahfa app in raked sand, beside a glowing pearl',
      ar: 'هاتف يعرض تطبيق لهفة في رمل مخطط، بجوار لؤلؤة متوهجة',
    },
  },
  'odoo-solutions': {
    master: { en: 'odoo-solutions.webp', ar: 'odoo-solutions-ar.webp' },
    focus: { en: 'object-[80%_50%]', ar: 'object-[20%_50%]' },
    readable: true,
    alt: {
      en: 'A tablet with dashboard, sales and inventory on a star-shaped board',
      ar: 'جهاز لوحي يعرض لوحة المعلومات والمبيعات والمخزون على لوح نجمي',
    },
  },
  'restaurant-pos': {
    master: { en: 'restaurant-pos.webp', ar: 'restaurant-pos-ar.webp' },
    focus: { en: 'object-[90%_50%]', ar: 'object-[10%_50%]' },
    readable: true,
    alt: {
      en: 'A lit tablet with a table plan and an order on a restaurant counter',
      ar: 'جهاز لوحي مضيء يعرض مخطط الطاولات وطلبًا على منضدة مطعم',
    },
  },
  'streaming-vod': {
    master: { en: 'streaming-vod.webp', ar: 'streaming-vod-ar.webp' },
    focus: { en: 'object-[80%_50%]', ar: 'object-[20%_50%]' },
    readable: true,
    alt: {
      en: 'A phone playing a film in the curve of a film ribbon',
      ar: 'هاتف يعرض فيلمًا في انحناءة شريط سينمائي',
    },
  },
  swin: {
    master: { en: 'swin.webp', ar: 'swin-ar.webp' },
    focus: { en: 'object-[90%_50%]', ar: 'object-[10%_50%]' },
    readable: true,
    alt: {
      en: 'Two phones with the Swin app: an estimate of 78% and the week’s plan',
      ar: 'هاتفان يعرضان في تطبيق swin تقديرًا بنسبة 78% وخطة الأسبوع',
    },
  },
  'voip-chat': {
    master: { en: 'voip-chat.webp', ar: 'voip-chat-ar.webp' },
    focus: { en: 'object-[80%_50%]', ar: 'object-[20%_50%]' },
    readable: true,
    alt: {
      en: 'A phone in a call over still water, between two spheres of light',
      ar: 'هاتف في مكالمة فوق ماء ساكن، بين كرتين من الضوء',
    },
  },
  'web-mobile-apps': {
    master: { en: 'web-mobile-apps.webp', ar: 'web-mobile-apps-ar.webp' },
    focus: { en: 'object-[80%_50%]', ar: 'object-[20%_50%]' },
    readable: true,
    alt: {
      en: 'Two phones and a tablet with the screens of one app',
      ar: 'هاتفان وجهاز لوحي تعرض شاشات تطبيق واحد',
    },
  },
} as const satisfies Record<string, Picture>

export type SharedPictureName = keyof typeof pictures

/** A picture in the folder of a service or product, named after the folder: `services/<slug>`. */
export type OwnPictureName = `${'services' | 'products'}/${string}`

export type PictureName = SharedPictureName | OwnPictureName

const inMasters = (master: Picture['master']): Picture['master'] =>
  typeof master === 'string'
    ? `art/masters/${master}`
    : { en: `art/masters/${master.en}`, ar: `art/masters/${master.ar}` }

/** All pictures by name. `master` is a path from the project root. */
export const allPictures: ReadonlyMap<string, Picture> = new Map<string, Picture>([
  ...Object.entries(pictures).map(
    ([name, picture]) => [name, { ...picture, master: inMasters(picture.master) }] as const,
  ),
  ...Object.entries(ownPictures),
])

/** The picture with a name. Throws if it does not exist. */
export function pictureByName(name: PictureName): Picture {
  const picture = allPictures.get(name)
  if (!picture) throw new Error(`there is no picture "${name}" in content/pictures.ts or in a page's folder`)
  return picture
}

/** The master of a picture in a language, as a path from the project root. */
export function pictureMaster(name: PictureName, locale: Locale): string {
  const { master } = pictureByName(name)
  return typeof master === 'string' ? master : master[locale]
}

/**
 * The focus of a picture; undefined for pictures that are not cropped. Throws if it differs by language and `locale` is
 * missing.
 */
export function pictureFocus(name: string, locale?: Locale): string | undefined {
  const focus = allPictures.get(name)?.focus
  if (typeof focus !== 'object') return focus
  if (!locale) throw new Error(`the picture "${name}" differs by language: a locale is needed`)
  return focus[locale]
}

/** The alt text of a picture. Throws if it has none. */
export function pictureAlt(name: PictureName, locale: Locale): string {
  const { alt } = pictureByName(name)
  if (!alt) throw new Error(`the picture "${name}" has no alt text`)
  return alt[locale]
}
