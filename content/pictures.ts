import { ownPictures } from '@/generated/own-pictures'
import type { Locale, Localized } from '@/lib/locale'

/**
 * The pictures that stand in art/masters, by name; the image step makes the sizes. A page may have one of its own in
 * its folder instead.
 */
interface Picture {
  /** File in art/masters. */
  master: string
  /** Keeps the subject in view when the picture is cropped; a class, since no page carries a style attribute. */
  focus: string
  /** Shows screens with words on them: never turned over, and no phones are set before it. */
  readable?: true
  /** What it shows, for those who do not see it; absent where the picture only decorates. */
  alt?: Localized<string>
}

export const pictures = {
  ai: { master: 'ai.webp', focus: 'object-[72%_50%]' },
  blocks: { master: 'blocks.webp', focus: 'object-[60%_50%]' },
  bridges: { master: 'bridges.webp', focus: 'object-[66%_40%]' },
  chain: { master: 'chain.webp', focus: 'object-[68%_40%]' },
  cyber: { master: 'cyber.webp', focus: 'object-[70%_50%]' },
  'dunes-blue': { master: 'dunes-blue.webp', focus: 'object-[60%_60%]' },
  'dunes-gold': { master: 'dunes-gold.webp', focus: 'object-[60%_60%]' },
  erp: { master: 'erp.webp', focus: 'object-[66%_50%]' },
  industry: { master: 'industry.webp', focus: 'object-[60%_55%]' },
  lattice: { master: 'lattice.webp', focus: 'object-[42%_50%]' },
  'lattice-oblique': { master: 'lattice-oblique.webp', focus: 'object-[40%_50%]' },
  'lattice-gate': { master: 'lattice-gate.webp', focus: 'object-[66%_50%]' },
  phones: { master: 'phones.webp', focus: 'object-[68%_50%]', readable: true },
  'ribbons-gold': { master: 'ribbons-gold.webp', focus: 'object-[55%_50%]' },
  'ribbons-teal': { master: 'ribbons-teal.webp', focus: 'object-[60%_50%]' },
  sonar: { master: 'sonar.webp', focus: 'object-[66%_50%]' },
  towers: { master: 'towers.webp', focus: 'object-[66%_60%]' },
  values: { master: 'values.webp', focus: 'object-[75%_40%]' },
  'vault-drop': { master: 'vault-drop.webp', focus: 'object-[68%_50%]' },
  vision: { master: 'vision.webp', focus: 'object-[62%_50%]' },
  'vision-poster': { master: 'vision-poster.webp', focus: 'object-[62%_50%]' },

  // The main pictures of the services and products, by the slugs of their pages.
  'ai-ml': {
    master: 'ai.webp',
    focus: 'object-[72%_50%]',
    alt: {
      en: 'Ribbons of light filaments wound round a glowing star-lattice core, like data gathering about a model',
      ar: 'أشرطة من خيوط الضوء تلتف حول نواة متوهجة من شبكة نجمية، كبيانات تجتمع حول نموذج',
    },
  },
  blockchain: {
    master: 'chain.webp',
    focus: 'object-[68%_40%]',
    alt: {
      en: 'Octagonal links, each round the same light, forming a chain that reaches through a deep blue night',
      ar: 'حلقات مثمّنة تحيط كل منها بالضوء نفسه، وتؤلف سلسلة تمتد في ليل أزرق عميق',
    },
  },
  compliance: {
    master: 'cyber.webp',
    focus: 'object-[70%_50%]',
    alt: {
      en: 'Star-inlaid shield plates opening around a golden lattice core, circled by a ring of teal light',
      ar: 'صفائح درع مرصّعة بالنجوم تنفتح حول نواة شبكية ذهبية، وتحيط بها حلقة من الضوء الفيروزي',
    },
  },
  dlp: {
    master: 'vault-drop.webp',
    focus: 'object-[68%_50%]',
    alt: {
      en: 'A glowing pearl of light kept inside a cube of golden star lattice',
      ar: 'لؤلؤة من الضوء محفوظة داخل مكعب من شبكة نجوم ذهبية',
    },
  },
  'erp-solutions': {
    master: 'erp.webp',
    focus: 'object-[66%_50%]',
    alt: {
      en: 'City of interlocking lit modules gathered round one golden hub, like departments round a shared ledger',
      ar: 'مدينة من وحدات مضيئة متشابكة تلتف حول مركز ذهبي واحد، كإدارات تجتمع حول دفتر حسابات مشترك',
    },
  },
  grc: {
    master: 'values.webp',
    focus: 'object-[75%_40%]',
    alt: {
      en: 'A pearl of light over raked rings of sand, with sparks rising from it',
      ar: 'لؤلؤة من الضوء فوق دوائر ممشّطة في الرمل، تتصاعد منها شرارات',
    },
  },
  'odoo-implementation': {
    master: 'industry.webp',
    focus: 'object-[60%_55%]',
    alt: {
      en: 'Hexagonal islands carrying towers, a cargo gantry, an arcade and a dome, joined by lines of light as modules join trades',
      ar: 'جزر سداسية تحمل أبراجًا ورافعة حاويات جسرية ورواقًا مقوّسًا وقبة، تصل بينها خطوط من الضوء كما تصل الوحدات بين الأنشطة',
    },
  },
  'oracle-dba': {
    master: 'blocks.webp',
    focus: 'object-[60%_50%]',
    alt: {
      en: 'Field of dark octagonal drums, some with gold light in their edges, like rows of database storage',
      ar: 'حقل من الأسطوانات المثمّنة الداكنة، يلمع الضوء الذهبي في حواف بعضها، كصفوف من وحدات تخزين البيانات',
    },
  },
  'oracle-ebs': {
    master: 'ribbons-gold.webp',
    focus: 'object-[55%_50%]',
    alt: {
      en: 'Fine teal and gold ribbons of light flowing in waves over the night, regular as month-end cycles',
      ar: 'أشرطة دقيقة من الضوء الفيروزي والذهبي تنساب كالأمواج في ليل داكن، بانتظام دورات الإقفال الشهري',
    },
  },
  siem: {
    master: 'sonar.webp',
    focus: 'object-[66%_50%]',
    alt: {
      en: 'Rings of light spreading over dark hexagonal blocks, and one warm answer glowing among them',
      ar: 'حلقات من الضوء تنتشر فوق كتل سداسية داكنة، وجواب دافئ واحد يتوهج بينها',
    },
  },
  'system-integration': {
    master: 'bridges.webp',
    focus: 'object-[66%_40%]',
    alt: {
      en: 'Platforms standing apart in the night, joined by arcs of light that carry signals between them',
      ar: 'منصات متباعدة في الليل تصل بينها أقواس من الضوء تنقل الإشارات',
    },
  },
  transformation: {
    master: 'vision.webp',
    focus: 'object-[62%_50%]',
    alt: {
      en: 'Streams of light running through dunes to a far city before the sun, like a route drawn towards a goal',
      ar: 'مسارات من الضوء تجري بين الكثبان نحو مدينة بعيدة أمام الشمس، كطريق مرسوم نحو الهدف',
    },
  },
  vapt: {
    master: 'lattice.webp',
    focus: 'object-[42%_50%]',
    alt: {
      en: 'A dark wall of star patterns with a warm glow behind it, shining through many small openings',
      ar: 'جدار داكن من الزخارف النجمية، يتسلل من ورائه وهج دافئ عبر فتحات صغيرة كثيرة',
    },
  },
  'web-mobile': {
    master: 'phones.webp',
    focus: 'object-[68%_50%]',
    readable: true,
    alt: {
      en: 'Three phones with app screens standing on a lit stage before a star-lattice wall',
      ar: 'ثلاثة هواتف تعرض شاشات تطبيقات على منصة مضاءة أمام جدار من الزخارف النجمية',
    },
  },
  zta: {
    master: 'lattice-gate.webp',
    focus: 'object-[66%_50%]',
    alt: {
      en: 'A dark wall of star-shaped doors, one of them open and full of light',
      ar: 'جدار داكن من أبواب على هيئة نجوم، أحدها مفتوح يملؤه الضوء',
    },
  },
  'fintech-crowdfunding': {
    master: 'dunes-gold.webp',
    focus: 'object-[60%_60%]',
    alt: {
      en: 'Night dunes whose crests catch a golden light, running towards a teal horizon',
      ar: 'كثبان ليلية تلتقط قممها ضوءًا ذهبيًا وتمتد نحو أفق فيروزي',
    },
  },
  'fitness-gym': {
    master: 'ribbons-gold.webp',
    focus: 'object-[55%_50%]',
    alt: {
      en: 'Ribbons of gold and teal light sweep in long curves through the night',
      ar: 'أشرطة من الضوء الذهبي والفيروزي تنساب في منحنيات طويلة وسط الليل',
    },
  },
  lahfa: {
    master: 'values.webp',
    focus: 'object-[75%_40%]',
    alt: {
      en: 'A pearl of light rests on raked sand at dusk, and sparks rise from it',
      ar: 'لؤلؤة من نور فوق رمال مخططة عند الغسق، تتصاعد منها شرارات',
    },
  },
  'odoo-solutions': {
    master: 'industry.webp',
    focus: 'object-[60%_55%]',
    alt: {
      en: 'Hexagonal islands carrying towers, a gantry, an arcade and a dome, joined by lines of light',
      ar: 'جزر سداسية تحمل أبراجًا ورافعة ورواقًا وقبة، تصل بينها خطوط من الضوء',
    },
  },
  'restaurant-pos': {
    master: 'lattice-oblique.webp',
    focus: 'object-[40%_50%]',
    alt: {
      en: 'Warm light falls at an angle through a pierced screen of stars',
      ar: 'ضوء دافئ يعبر مائلًا من خلال مشربية مثقبة بالنجوم',
    },
  },
  'streaming-vod': {
    master: 'ribbons-teal.webp',
    focus: 'object-[60%_50%]',
    alt: {
      en: 'Fine ribbons of teal light rise and fall in waves over a night ground, edged with gold',
      ar: 'أشرطة رفيعة من الضوء الفيروزي تعلو وتهبط كالأمواج في عتمة الليل، وتحفّها خيوط ذهبية',
    },
  },
  swin: {
    master: 'ribbons-teal.webp',
    focus: 'object-[60%_50%]',
    alt: {
      en: 'Waves of thin light, teal above and gold below, run together across a dark night',
      ar: 'أمواج من خيوط الضوء، فيروزية في الأعلى وذهبية في الأسفل، تمتد معًا في ليل داكن',
    },
  },
  'voip-chat': {
    master: 'sonar.webp',
    focus: 'object-[66%_50%]',
    alt: {
      en: 'Rings of light spread over dark hexagonal blocks, and one block answers in warm gold',
      ar: 'حلقات من الضوء تنتشر فوق كتل سداسية داكنة، وتجيبها كتلة واحدة بضوء ذهبي دافئ',
    },
  },
  'web-mobile-apps': {
    master: 'phones.webp',
    focus: 'object-[68%_50%]',
    readable: true,
    alt: {
      en: 'Phones with app screens on a round stage, before a star-lattice wall lit from behind',
      ar: 'هواتف تعرض شاشات تطبيقات فوق منصة مستديرة، أمام جدار مشبّك بالنجوم يضيئه نور من خلفه',
    },
  },
} as const satisfies Record<string, Picture>

export type SharedPictureName = keyof typeof pictures

/** A picture that lies in the folder of its page: the name is the page's kind and slug. */
export type OwnPictureName = `${'services' | 'products'}/${string}`

export type PictureName = SharedPictureName | OwnPictureName

/** Every picture of the site by its name, with its master as a path from the project's root. */
export const allPictures: ReadonlyMap<string, Picture> = new Map<string, Picture>([
  ...Object.entries(pictures).map(
    ([name, picture]) => [name, { ...picture, master: `art/masters/${picture.master}` }] as const,
  ),
  ...Object.entries(ownPictures),
])

/** A picture by its name; throws with the name where there is none. */
export function pictureFacts(name: PictureName): Picture {
  const picture = allPictures.get(name)
  if (!picture) throw new Error(`there is no picture "${name}" in content/pictures.ts or in a page's folder`)
  return picture
}

/** What a picture shows, in a language; throws with its name where there are no words for it. */
export function pictureAlt(name: PictureName, locale: Locale): string {
  const { alt } = pictureFacts(name)
  if (!alt) throw new Error(`the picture "${name}" has no alt text`)
  return alt[locale]
}
