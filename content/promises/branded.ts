import { needs } from './needs'
import type { PromisesByPage } from './types'

export const brandedPromises: PromisesByPage = {
  '/products/branded/swin': {
    product: {
      en: 'Swin reads your logged training, rest and consistency and says how likely your goal is by its date',
      ar: 'يقرأ swin ما سجّلته من تدريب وراحة ومدى انتظامك، ويبيّن احتمال بلوغ هدفك في موعده',
      needs: needs.product,
    },
    reasons: {
      en: 'Each estimate shows its confidence, the data it rests on and the factors that moved it.',
      ar: 'تجد معه درجة الثقة فيه، والبيانات التي بُني عليها، والعوامل التي رفعته أو خفضته.',
      needs: 'The app shows all three.',
    },
    'no-early-estimate': {
      en: 'Until enough sessions are logged, Swin gives none.',
      ar: 'ولا يعطي swin أي تقدير قبل تسجيل عدد كافٍ من الحصص.',
      needs: 'The app works so.',
    },
    bodies: {
      en: 'The app passes no comment on bodies.',
      ar: 'ولا يعلّق التطبيق على شكل الجسم.',
      needs: 'No text or message of the app does.',
    },
    'health-permissions': {
      en: 'An iPhone app that can read Apple Health, type by type, once you allow it.',
      ar: 'تطبيق لهاتف iPhone يقرأ بيانات «صحة» من Apple بعد إذنك لكل نوع منها.',
      needs: 'The iPhone app is in the store and asks so; the Android app likewise with Health Connect.',
    },
    'no-advertising': {
      en: 'Swin asks for explicit consent, keeps the minimum, encrypts it and never uses it for advertising.',
      ar: 'يطلب swin موافقة صريحة عليها، ويكتفي بالحد الأدنى منها ويشفّره، ولا يستخدمها للإعلان أبدًا.',
      needs: 'It holds for the app, its servers and every SDK in it; the stores’ privacy labels say the same.',
    },
    minors: {
      en: 'Swin is not offered under 13, and other minors need a guardian’s consent.',
      ar: 'لا يُتاح swin لمن هم دون 13 عامًا، ويلزم سائر القاصرين إذن ولي الأمر.',
      needs:
        'The app asks for the age, turns children away and records a guardian’s consent; the store’s age rating fits.',
    },
    friends: {
      en: 'Until you opt in to friends or a challenge, no other member does.',
      ar: 'لا يراه أي عضو آخر ما لم تختر الانضمام إلى الأصدقاء أو إلى أحد التحديات.',
      needs: 'New accounts are private.',
    },
    deletion: {
      en: 'Delete the account in the app or on the deletion page linked here.',
      ar: 'احذف الحساب من التطبيق أو من صفحة الحذف المتاحة برابط في هذه الصفحة',
      needs: 'Both ways work.',
    },
  },
  '/products/branded/lahfa': {
    product: {
      en: 'Lahfa is software for licensed charities that shortens the way between the two.',
      ar: 'ولهفة برمجيات للجمعيات الخيرية المرخّصة تختصر الطريق بينهما.',
      needs: needs.product,
    },
    'licensed-only': {
      en: 'The charity holds the licence, the permits and the funds. Lahfa is the technology.',
      ar: 'الترخيص والتصاريح والأموال لدى الجمعية، ولهفة وسيلة تقنية.',
      needs: 'No campaign runs in the app for anybody but a licensed charity.',
    },
    permits: {
      en: 'An expired permit closes the campaign until renewal.',
      ar: 'وتُغلق الحملة بانتهاء التصريح إلى حين تجديده.',
      needs: 'The software does so without being asked.',
    },
    'separate-funds': {
      en: 'run in separate funds until disbursement',
      ar: 'صناديق منفصلة إلى حين صرف المساعدة',
      needs: 'The books of the software keep all six apart.',
    },
    costs: {
      en: 'Donors see it before they confirm, together with any platform fee and the amount that reaches the charity.',
      ar: 'يرى المتبرع تكلفتها قبل التأكيد، ومعها أي رسوم للمنصة والمبلغ الذي يصل إلى الجمعية.',
      needs: 'The app shows the cost of the payment, the fee and the amount before the payment.',
    },
    consent: {
      en: 'No name or face appears without consent',
      ar: 'لا يظهر اسم ولا وجه بلا موافقة صاحبه',
      needs: 'Charities are held to it, and consents are on record.',
    },
    'two-people': {
      en: 'One prepares it and another approves it',
      ar: 'يُعِدّها أحدهما ويعتمدها الآخر',
      needs: 'The software lets nobody both prepare and approve a disbursement.',
    },
    tokens: {
      en: 'Lahfa keeps tokens in place of card numbers.',
      ar: 'ولا تحفظ لهفة من البطاقة إلا رمزًا بديلًا.',
      needs: 'No card number reaches the app, its servers, logs or backups.',
    },
    screening: {
      en: 'Anti-money-laundering and sanctions checks, each with its result and date.',
      ar: 'فحوص مواجهة غسل الأموال وقوائم العقوبات، مع نتيجة كل فحص وتاريخه.',
      needs: 'The checks run, with a supplier under contract.',
    },
    'no-money': {
      en: 'Lahfa is built so that we hold none of it.',
      ar: 'وقد بُنيت لهفة بحيث لا نحتفظ بشيء منها.',
      needs: 'No donation ever passes through an account of the firm.',
    },
    'android-only': {
      en: 'the app is for Android only',
      ar: 'التطبيق لنظام Android وحده.',
      needs: 'There is no iPhone app in the store.',
    },
    deletion: {
      en: 'Donors delete their account in the app or on the deletion page linked here',
      ar: 'يحذف المتبرع حسابه من التطبيق أو من صفحة الحذف المرتبطة بهذه الصفحة',
      needs: 'Both ways work.',
    },
  },
}
