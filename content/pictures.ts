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
  'dunes-gold': { master: 'dunes-gold.webp', focus: 'object-[60%_60%]' },
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
      en: 'Tangled threads of light enter a glowing star-lattice core and leave it as one even weave, as a model finds order in data',
      ar: 'خيوط ضوء متشابكة تدخل نواة متوهجة من شبكة نجمية وتخرج منها نسيجًا منتظمًا، كنموذج يستخلص النظام من البيانات',
    },
  },
  blockchain: {
    master: 'chain.webp',
    focus: 'object-[85%_50%]',
    alt: {
      en: 'A chain of heavy octagonal links of brass and steel, each closed round the same small light, like blocks that share one record',
      ar: 'سلسلة من حلقات مثمّنة متينة من النحاس والفولاذ، تحيط كل منها بالضوء الصغير نفسه، كما تتشارك الكتل سجلًا واحدًا',
    },
  },
  compliance: {
    master: 'compliance.webp',
    focus: 'object-[85%_50%]',
    alt: {
      en: 'A stone tablet with ruled clauses and a brass star seal, lit from the side, like a standard written down and certified',
      ar: 'لوح حجري سُطّرت عليه البنود وخُتم بنجمة نحاسية، يضيئه نور جانبي، كمعيار مدوّن ومعتمد',
    },
  },
  dlp: {
    master: 'vault-drop.webp',
    focus: 'object-[90%_50%]',
    alt: {
      en: 'Glowing drops kept inside a cube of golden star lattice, so that light gets out and nothing else does',
      ar: 'قطرات متوهجة محفوظة داخل مكعب من شبكة نجوم ذهبية، يخرج منه الضوء ولا يخرج سواه',
    },
  },
  'erp-solutions': {
    master: 'erp-solutions.webp',
    focus: 'object-[85%_50%]',
    alt: {
      en: 'Gear wheels of brass and blued metal, pierced with stars, mesh like an open watch and turn from one glowing centre, as departments work from the same figures',
      ar: 'تروس من النحاس والمعدن المزرقّ مفرّغة بأشكال النجوم، تتعشّق كآلية ساعة مكشوفة وتدور من مركز متوهج واحد، كإدارات تعمل على الأرقام نفسها',
    },
  },
  grc: {
    master: 'grc.webp',
    focus: 'object-[85%_50%]',
    alt: {
      en: 'Three dark stones balanced one on another over raked sand, with light between them: governance, risk and compliance in balance',
      ar: 'ثلاثة أحجار داكنة متوازنة بعضها فوق بعض على رمل ممشّط، يلمع الضوء بينها، كتوازن الحوكمة والمخاطر والامتثال',
    },
  },
  'odoo-implementation': {
    master: 'odoo-implementation.webp',
    focus: 'object-[85%_50%]',
    alt: {
      en: 'A board of finished modules with brass signs, and the last one being lowered into its glowing place',
      ar: 'لوحة من الوحدات المكتملة عليها رموز نحاسية، وآخر وحدة تُنزَل إلى مكانها المضيء',
    },
  },
  'oracle-dba': {
    master: 'oracle-dba.webp',
    focus: 'object-[72%_50%]',
    alt: {
      en: 'A row of dark drums banded with brass stars; the nearest stands open and rings of light turn inside it, like a database at work',
      ar: 'صف من الأسطوانات الداكنة المطوّقة بنجوم نحاسية، أقربها مفتوحة تدور في داخلها حلقات من الضوء، كقاعدة بيانات تعمل',
    },
  },
  'oracle-ebs': {
    master: 'oracle-ebs.webp',
    focus: 'object-[85%_50%]',
    alt: {
      en: 'Plates of brass and smoked glass stacked with light between them, the top one ruled and filled in like a ledger',
      ar: 'صفائح من النحاس والزجاج الداكن مرصوصة يتخللها الضوء، والعليا منها مسطّرة ومقيّدة كدفتر أستاذ',
    },
  },
  siem: {
    master: 'siem.webp',
    focus: 'object-[80%_50%]',
    alt: {
      en: 'Hundreds of threads of light drawn from the dark through one brass lens into a single bright point, like events into one alert',
      ar: 'مئات من خيوط الضوء تجمعها من العتمة عدسة نحاسية واحدة في نقطة ساطعة، كما تجتمع الأحداث في تنبيه واحد',
    },
  },
  'system-integration': {
    master: 'bridges.webp',
    focus: 'object-[85%_40%]',
    alt: {
      en: 'Platforms carrying different buildings, joined to a glowing hub and to one another by arcs of light, like systems that exchange their data',
      ar: 'منصات تحمل مباني مختلفة، تصلها أقواس من الضوء بمركز متوهج وبعضها ببعض، كأنظمة تتبادل بياناتها',
    },
  },
  transformation: {
    master: 'transformation.webp',
    focus: 'object-[75%_50%]',
    alt: {
      en: 'The ridge of a dune turning into regular steps that climb to a star-shaped gate of light',
      ar: 'حافة كثيب تتحول إلى درجات منتظمة تصعد نحو بوابة من الضوء على هيئة نجمة',
    },
  },
  vapt: {
    master: 'vapt.webp',
    focus: 'object-[70%_50%]',
    alt: {
      en: 'A fan of thin teal beams tests a dark stone wall block by block; one finds the single opening, and warm light answers',
      ar: 'حزمة من أشعة فيروزية دقيقة تفحص جدارًا حجريًا داكنًا حجرًا حجرًا، ويجد أحدها الفتحة الوحيدة فيجيبه ضوء دافئ',
    },
  },
  'web-mobile': {
    master: { en: 'web-mobile.webp', ar: 'web-mobile-ar.webp' },
    focus: { en: 'object-[90%_50%]', ar: 'object-[10%_50%]' },
    readable: true,
    alt: {
      en: 'A wide pane showing a website and a phone showing an app stand in desert sand at dusk under the same light: one service on every screen',
      ar: 'شاشة عريضة تعرض موقعًا وهاتف يعرض تطبيقًا يقفان في رمال الصحراء عند الغسق تحت ضوء واحد: خدمة واحدة على كل شاشة',
    },
  },
  zta: {
    master: 'lattice-gate.webp',
    focus: 'object-[65%_50%]',
    alt: {
      en: 'A dark wall of star-shaped doors, all closed but one, whose light falls on the floor as a star',
      ar: 'جدار داكن من أبواب على هيئة نجوم، كلها مغلقة إلا واحدًا يسقط ضوؤه على الأرض نجمة',
    },
  },
  'fintech-crowdfunding': {
    master: { en: 'fintech-crowdfunding.webp', ar: 'fintech-crowdfunding-ar.webp' },
    focus: { en: 'object-[80%_50%]', ar: 'object-[20%_50%]' },
    readable: true,
    alt: {
      en: 'A phone showing a crowdfunding campaign stands in a dune of thin brass discs that stream down on the sand at dusk, as many small pledges become one sum',
      ar: 'هاتف يعرض حملة تمويل جماعي يقف في كثيب من أقراص نحاسية رقيقة تنهمر على الرمل عند الغسق، كمساهمات صغيرة كثيرة تصبح مبلغًا واحدًا',
    },
  },
  'fitness-gym': {
    master: { en: 'fitness-gym.webp', ar: 'fitness-gym-ar.webp' },
    focus: { en: 'object-[80%_50%]', ar: 'object-[20%_50%]' },
    readable: true,
    alt: {
      en: 'A phone showing the day’s classes stands on weights cast with stars, a kettlebell and brass gymnastic rings beside it, in low light before a glowing circle',
      ar: 'هاتف يعرض حصص اليوم يقف فوق أوزان نُقشت عليها النجوم، وحوله ثقل يدوي وحلقات جمباز نحاسية، في ضوء خافت أمام دائرة متوهجة',
    },
  },
  lahfa: {
    master: { en: 'lahfa.webp', ar: 'lahfa-ar.webp' },
    focus: { en: 'object-[90%_50%]', ar: 'object-[10%_50%]' },
    readable: true,
    alt: {
      en: 'A phone showing the Lahfa app stands in raked sand beside a glowing pearl from which sparks rise, as one gift reaches many',
      ar: 'هاتف يعرض تطبيق لهفة واقف في رمل مخطط بجوار لؤلؤة متوهجة تتصاعد منها شرارات، كعطاء واحد يصل إلى كثيرين',
    },
  },
  'odoo-solutions': {
    master: { en: 'odoo-solutions.webp', ar: 'odoo-solutions-ar.webp' },
    focus: { en: 'object-[80%_50%]', ar: 'object-[20%_50%]' },
    readable: true,
    alt: {
      en: 'A tablet showing dashboard, sales and inventory stands on a star-shaped board of sandstone, joined by threads of light to the modules around it',
      ar: 'جهاز لوحي يعرض لوحة المعلومات والمبيعات والمخزون يقف على لوح نجمي من الحجر الرملي، تصله خيوط الضوء بالوحدات من حوله',
    },
  },
  'restaurant-pos': {
    master: { en: 'restaurant-pos.webp', ar: 'restaurant-pos-ar.webp' },
    focus: { en: 'object-[90%_50%]', ar: 'object-[10%_50%]' },
    readable: true,
    alt: {
      en: 'A restaurant counter at night: a lit tablet with the table plan and an order, a brass coffee pot and cups beside it',
      ar: 'منضدة مطعم ليلًا عليها جهاز لوحي مضيء يعرض مخطط الطاولات وطلبًا، وإلى جواره دلة نحاسية وفناجين',
    },
  },
  'streaming-vod': {
    master: { en: 'streaming-vod.webp', ar: 'streaming-vod-ar.webp' },
    focus: { en: 'object-[80%_50%]', ar: 'object-[20%_50%]' },
    readable: true,
    alt: {
      en: 'A phone playing a film stands in the curve of a film ribbon that unrolls from a brass reel, its frames windows of light',
      ar: 'هاتف يعرض فيلمًا يقف في انحناءة شريط سينمائي ينبسط من بكرة نحاسية، ولقطاته نوافذ من الضوء',
    },
  },
  swin: {
    master: { en: 'swin.webp', ar: 'swin-ar.webp' },
    focus: { en: 'object-[90%_50%]', ar: 'object-[10%_50%]' },
    readable: true,
    alt: {
      en: 'Two phones showing the Swin app, an estimate of 78% and the week’s plan, before ribbons of teal and gold light',
      ar: 'هاتفان يعرضان في تطبيق swin تقديرًا بنسبة 78% وخطة الأسبوع، أمام أشرطة من الضوء الفيروزي والذهبي',
    },
  },
  'voip-chat': {
    master: { en: 'voip-chat.webp', ar: 'voip-chat-ar.webp' },
    focus: { en: 'object-[80%_50%]', ar: 'object-[20%_50%]' },
    readable: true,
    alt: {
      en: 'A phone in a call stands over still water at night between two spheres of light, one gold and one teal, whose waves reach each other like two voices',
      ar: 'هاتف يعرض مكالمة جارية يقف فوق ماء ساكن في الليل بين كرتين من الضوء، ذهبية وفيروزية، تتلاقى أمواجهما كصوتين',
    },
  },
  'web-mobile-apps': {
    master: { en: 'web-mobile-apps.webp', ar: 'web-mobile-apps-ar.webp' },
    focus: { en: 'object-[80%_50%]', ar: 'object-[20%_50%]' },
    readable: true,
    alt: {
      en: 'Two phones and a tablet showing the screens of one app, joined by a line of light: the same service on each device',
      ar: 'هاتفان وجهاز لوحي تعرض شاشات تطبيق واحد، يصل بينها خط من الضوء: الخدمة نفسها على كل جهاز',
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
