import type { Localized } from '@/lib/locale'

import type { PictureName } from './pictures'

export interface GroupCopy {
  title: string
  /** On the overview page: what the group contains, and for which needs. */
  summary: string
}

interface Group {
  picture: PictureName
  copy: Localized<GroupCopy>
}

export const serviceGroups = {
  enterprise: {
    picture: 'erp',
    copy: {
      en: {
        title: 'Enterprise Systems & ERP',
        summary:
          'The systems of record: finance, people, supply and the databases beneath them. Begin here when figures disagree, or when a system must be replaced, moved or kept alive.',
      },
      ar: {
        title: 'أنظمة المؤسسات وتخطيط الموارد',
        summary:
          'المصدر الموثوق لأرقامكم: المالية والموظفون والإمداد، وقواعد البيانات التي تقوم عليها. ابدؤوا من هنا إذا تضاربت الأرقام، أو لزم استبدال نظام أو نقله أو إبقاؤه عاملًا.',
      },
    },
  },
  digital: {
    picture: 'ai',
    copy: {
      en: {
        title: 'Digital Innovation & Development',
        summary:
          'New products and connected services, from the first prototype to daily use. Begin here when customers or staff lack a tool, or when the tools you have do not exchange data.',
      },
      ar: {
        title: 'الابتكار الرقمي والتطوير',
        summary:
          'منتجات جديدة وخدمات مترابطة، من النموذج الأولي إلى الاستخدام اليومي. ابدؤوا من هنا إذا افتقد عملاؤكم أو موظفوكم أداة، أو كانت أدواتكم لا تتبادل البيانات.',
      },
    },
  },
  cybersecurity: {
    picture: 'cyber',
    copy: {
      en: {
        title: 'Cybersecurity & Compliance',
        summary:
          'Protection that can be shown, tested and explained. Begin here when an auditor, a regulator or a large client asks for evidence, or when an incident has shown a gap.',
      },
      ar: {
        title: 'الأمن السيبراني والامتثال',
        summary:
          'حماية يثبتها الدليل والاختبار، ويسهل شرحها. ابدؤوا من هنا إذا طلب مدقق أو جهة رقابية أو عميل كبير أدلة إثبات، أو كشفت حادثة عن فجوة.',
      },
    },
  },
} as const satisfies Record<string, Group>

export const productGroups = {
  core: {
    picture: 'ribbons-gold',
    copy: {
      en: {
        title: 'Core Platforms',
        summary:
          'Shared foundations for apps, video and conversation. Begin here when the product is to be your own, but accounts, playback or chat need not be invented again.',
      },
      ar: {
        title: 'المنصات الأساسية',
        summary:
          'أُسس مشتركة للتطبيقات والفيديو والمحادثة. ابدؤوا من هنا إذا أردتم منتجًا يحمل اسمكم، من دون إعادة ابتكار تسجيل الدخول أو تشغيل الفيديو أو المحادثة.',
      },
    },
  },
  industry: {
    picture: 'industry',
    copy: {
      en: {
        title: 'Industry-Specific Solutions',
        summary:
          'Systems that know the documents, the counters and the rules of one trade. Begin here when a general system leaves your daily exceptions to spreadsheets.',
      },
      ar: {
        title: 'حلول متخصصة لكل قطاع',
        summary:
          'أنظمة تعرف مستندات القطاع وقواعده وتفاصيل يومه. ابدؤوا من هنا إذا كان نظامكم غير المتخصص يترك استثناءات كل يوم لجداول البيانات.',
      },
    },
  },
  branded: {
    picture: 'phones',
    copy: {
      en: {
        title: 'Branded Products',
        summary:
          'Two apps under names of their own: Swin for sports and fitness, Lahfa for donation and charity. Begin here if you train towards a goal or run a licensed charity.',
      },
      ar: {
        title: 'تطبيقاتنا',
        summary:
          'تطبيقان لكل منهما اسمه الخاص: swin للرياضة واللياقة، ولهفة للتبرع والعمل الخيري. ابدؤوا من هنا إذا كنتم تتدربون لهدف، أو تديرون جمعية خيرية مرخّصة.',
      },
    },
  },
} as const satisfies Record<string, Group>

export type ServiceGroup = keyof typeof serviceGroups
export type ProductGroup = keyof typeof productGroups
