import { needs } from './needs'
import type { PromisesByPage } from './types'

/** What both pages say alike. */
const bothApps = {
  'menu-path': {
    en: 'Go to Settings, then Account.',
    ar: 'انتقل إلى «الإعدادات» ثم «الحساب».',
    needs: needs.menuPath,
  },
  'menu-button': {
    en: 'Choose Delete account and confirm that it is you.',
    ar: 'اختر «حذف الحساب» وأكّد هويتك.',
    needs: needs.menuPath,
  },
  'kept-logs': {
    en: 'To detect and investigate misuse of accounts.',
    ar: 'لكشف إساءة استخدام الحسابات والتحقيق فيها.',
    needs: 'The logs serve nothing else and are erased in the time that SITE_RETENTION_LOG_DAYS says.',
  },
  'at-once': {
    en: 'It is closed, and signing in is no longer possible.',
    ar: 'يُغلق، ويتعذّر الدخول إليه بعد ذلك.',
    needs: 'Open sessions on other devices end too.',
  },
  'live-systems': {
    en: 'under “What is deleted”',
    ar: 'تُزال البيانات المذكورة تحت عنوان «ما نحذفه».',
    needs: 'It is done within SITE_RETENTION_LIVE_DAYS.',
  },
  backups: {
    en: 'The last copies are overwritten.',
    ar: 'تحلّ نسخ جديدة محل آخر النسخ القديمة.',
    needs: 'No backup is kept longer than SITE_RETENTION_BACKUP_DAYS.',
  },
  guardian: {
    en: 'We will verify your authority before we act.',
    ar: 'وسنتحقق من صفته قبل التنفيذ',
    needs: 'Somebody answers such requests and knows how to verify a guardian.',
  },
  password: {
    en: 'Your password is used only to confirm this request.',
    ar: 'تُستخدم كلمة المرور لتأكيد هذا الطلب فقط',
    needs: 'The API neither logs nor keeps it.',
  },
} as const

export const accountDeletionPromises: PromisesByPage = {
  '/swin-account': {
    ...bothApps,
    developer: {
      en: 'It is developed and run by',
      ar: 'تطوّره وتشغّله',
      needs: 'The firm is the developer named in the stores and the one responsible for the data.',
    },
    'other-way': {
      en: 'We will ask you to confirm that the account is yours',
      ar: 'سنطلب تأكيد ملكيتك للحساب',
      needs: 'Somebody reads the address on the page and carries such requests out.',
    },
    'deleted-profile': {
      en: 'Your profile, photo, username and password',
      ar: 'الملف الشخصي والصورة واسم المستخدم وكلمة المرور',
      needs: needs.deleted,
    },
    'deleted-training': {
      en: 'Goals, plans, training logs and body measurements',
      ar: 'الأهداف والخطط وسجلات التدريب وقياسات الجسم',
      needs: needs.deleted,
    },
    'deleted-estimates': {
      en: 'Success estimates and their history',
      ar: 'تقديرات فرص النجاح وسجلها السابق',
      needs: needs.deleted,
    },
    'deleted-friends': {
      en: 'Friends, challenges and leaderboard entries',
      ar: 'الأصدقاء ومشاركات التحديات ولوحات الترتيب',
      needs: needs.deleted,
    },
    'deleted-tokens': {
      en: 'Device tokens for notifications, and the links to connected services',
      ar: 'رموز الأجهزة الخاصة بالإشعارات، والربط بالخدمات المتصلة',
      needs: needs.deleted,
    },
    'kept-purchases': {
      en: 'Where tax law requires us to keep them.',
      ar: 'حيث تُلزمنا القوانين الضريبية بحفظها.',
      needs: 'Nothing else of a purchase is kept, and its periods are SITE_RETENTION_VAT_YEARS and _TAX_YEARS.',
    },
    'kept-disputes': {
      en: 'To answer the claim, and only what it needs.',
      ar: 'للرد على المطالبة، وبالقدر الذي تحتاج إليه فقط.',
      needs: 'Somebody decides what a claim needs and erases it when the dispute is closed.',
    },
    statistics: {
      en: 'They no longer identify you.',
      ar: 'لم تعد تدل على هويتك.',
      needs: 'What is kept has no identifier and cannot be traced back.',
    },
    minors: {
      en: 'Swin is not offered to children under 13.',
      ar: 'لا يُتاح تطبيق swin للأطفال دون 13 عامًا.',
      needs: 'The app and the store listing have the same limit.',
    },
  },
  '/lahfa-account': {
    ...bothApps,
    developer: {
      en: 'software for licensed charities, developed by',
      ar: 'وهو برنامج للجمعيات الخيرية المرخّصة تطوّره',
      needs: 'The firm is the developer named in the store.',
    },
    'charity-records': {
      en: 'Records of a donation are held by the charity that received it.',
      ar: 'وتحفظ الجمعية الخيرية التي تلقّت التبرع سجلاته.',
      needs: 'The contracts with the charities say so.',
    },
    recurring: {
      en: 'choose “Cancel and delete” in the app',
      ar: 'اختر «إيقاف وحذف» في التطبيق',
      needs: needs.menuPath,
    },
    'other-way': {
      en: 'we will check with you that the account is yours',
      ar: 'وسنتحقق معك من أن الحساب لك',
      needs: 'Somebody reads the address on the page and carries such requests out.',
    },
    'deleted-profile': {
      en: 'Your profile, sign-in details and preferences',
      ar: 'الملف الشخصي وبيانات الدخول والتفضيلات',
      needs: needs.deleted,
    },
    'deleted-tokens': {
      en: 'Tokens of saved cards, and mandates for recurring donations',
      ar: 'رموز البطاقات المحفوظة وتفويضات التبرع الدوري',
      needs: 'The API deletes them when it answers “success”, and has them revoked at the payment provider.',
    },
    'deleted-campaigns': { en: 'Saved campaigns', ar: 'الحملات المحفوظة', needs: needs.deleted },
    'deleted-messages': {
      en: 'Messages, notifications and app activity',
      ar: 'الرسائل والإشعارات وسجل الاستخدام',
      needs: needs.deleted,
    },
    'donor-lists': {
      en: 'Your name on public lists of campaign donors, where “a donor” takes its place',
      ar: 'اسمك في قوائم الحملات العامة، ويظهر بدلًا منه «فاعل خير»',
      needs: 'The lists change when the API answers “success”.',
    },
    processor: {
      en: 'they are locked and used only for legal, audit and receipt requests',
      ar: 'تُقفل، ولا تُستخدم إلا لأغراض القانون والتدقيق وطلبات الإيصالات',
      needs: 'The software locks them, and the contracts with the charities name the firm as processor.',
    },
    'kept-donations': {
      en: 'as far as tax, accounting and payment rules require',
      ar: 'بالقدر الذي تتطلبه القواعد الضريبية والمحاسبية وقواعد الدفع',
      needs: 'Nothing else of a donation is kept, and its periods are SITE_RETENTION_VAT_YEARS and _TAX_YEARS.',
    },
    'kept-screening': {
      en: 'So that a payment can be traced when the competent authority asks.',
      ar: 'ليمكن تتبع الدفعة إذا طلبت الجهة المختصة ذلك.',
      needs: 'Counsel has confirmed the duty and the period, SITE_RETENTION_AML_YEARS.',
    },
  },
}
