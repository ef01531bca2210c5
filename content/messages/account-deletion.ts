import type { Localized } from '@/lib/locale'

/** The messages of both deletion forms; the texts of a single page are in content/pages/account-deletion. */
export interface AccountDeletionMessages {
  emptyField: string
  invalidEmail: string
  /** Before the page's title and the text of a field while something must be corrected; ends with a space. */
  errorPrefix: string
  /** Beside the sentence above, the text at each field that must be corrected. */
  fieldErrors: { username: string; email: string; password: string; emailFormat: string }
  /** Asked by `window.confirm()` before anything is sent. */
  confirmation: string
  processing: string
  /** Asked by `window.confirm()` when the visitor is about to leave the page while a request is pending. */
  leaving: string
  success: string
  /** Swin's refusal; its API gives no reason. */
  accountDoesNotExist: string
  /** Start of Lahfa's refusal; ends with the space before the reason. */
  failed: string
  /** Follows it when Lahfa gives no reason. */
  unknownError: string
  network: string
  showPassword: string
  hidePassword: string
  /** Shown above the form if JavaScript is turned off. */
  needsScript: string
}

export const accountDeletionMessages: Localized<AccountDeletionMessages> = {
  en: {
    emptyField: 'Please fill in all fields',
    invalidEmail: 'Please enter a valid email address',
    errorPrefix: 'Error: ',
    fieldErrors: {
      username: 'Enter your username',
      email: 'Enter your email address',
      password: 'Enter your password',
      emailFormat: 'Write the address in the form name@example.com',
    },
    confirmation: 'Are you sure you want to delete your account? This action cannot be undone.',
    processing: 'Processing...',
    leaving:
      'Your request is still being processed. If you leave this page now, your account may still be deleted, but you will not see the outcome. Leave the page?',
    success: 'Your account has been successfully deleted.',
    accountDoesNotExist: 'Account deletion failed: This Account Does Not Exist',
    failed: 'Account deletion failed: ',
    unknownError: 'Unknown error.',
    network: 'An error occurred while processing your request.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    needsScript: 'This form needs JavaScript. Please switch it on in your browser and load the page again.',
  },
  ar: {
    emptyField: 'يُرجى تعبئة جميع الحقول',
    invalidEmail: 'يُرجى إدخال عنوان بريد إلكتروني صحيح',
    errorPrefix: 'خطأ: ',
    fieldErrors: {
      username: 'أدخل اسم المستخدم',
      email: 'أدخل عنوان بريدك الإلكتروني',
      password: 'أدخل كلمة المرور',
      emailFormat: 'اكتب العنوان على هذا النحو: name@example.com',
    },
    confirmation: 'هل أنت متأكد من رغبتك في حذف حسابك؟ لا يمكن التراجع عن هذا الإجراء.',
    processing: 'جارٍ المعالجة...',
    leaving:
      'ما زال طلبك قيد المعالجة. إذا غادرت هذه الصفحة الآن فقد يُحذف حسابك من دون أن تظهر لك النتيجة. هل تريد مغادرة الصفحة؟',
    success: 'تم حذف حسابك بنجاح.',
    accountDoesNotExist: 'تعذّر حذف الحساب: هذا الحساب غير موجود',
    failed: 'تعذّر حذف الحساب: ',
    unknownError: 'خطأ غير معروف.',
    network: 'حدث خطأ أثناء معالجة طلبك.',
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
    needsScript: 'يحتاج هذا النموذج إلى JavaScript. يُرجى تفعيلها في المتصفح ثم إعادة تحميل الصفحة.',
  },
}

/**
 * Shown below the form where the scripts of the page do not work. Not one of the messages above: those are props
 * of the form and must be serializable.
 */
export const scriptErrorMessage: Localized<(email: string) => string> = {
  en: (email) =>
    `This form does not work at the moment, and nothing has been sent. Please reload the page, or write to ${email} from the email address of your account.`,
  ar: (email) =>
    `لا يعمل هذا النموذج الآن، ولم يُرسَل أي شيء. يُرجى إعادة تحميل الصفحة، أو مراسلتنا على ${email} من البريد المرتبط بحسابك.`,
}
