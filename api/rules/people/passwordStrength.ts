import { passwordRules } from './passwords.ts'

/** Characters from which an accepted password counts as good, and as strong. */
const GOOD_LENGTH = 11
const STRONG_LENGTH = 15

interface PasswordStrength {
  value: 0 | 1 | 2 | 3 | 4
  label: '' | 'Weak' | 'Fair' | 'Good' | 'Strong'
}

export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return { value: 0, label: '' }
  if (!passwordRules(password).every(({ met }) => met) || isCommonPassword(password)) return { value: 1, label: 'Weak' }
  if (password.length < GOOD_LENGTH) return { value: 2, label: 'Fair' }
  return password.length < STRONG_LENGTH ? { value: 3, label: 'Good' } : { value: 4, label: 'Strong' }
}

/** Well-known passwords that satisfy the composition rule, lower-cased: what a guesser tries first. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password1! password@1 password1@ password!1 password12! password@12 password123! password@123 password123@
  password1234! password@1234 password2024! password@2024 password2025! password@2025 password2026! password@2026
  password01! password@01 passw0rd! passw0rd@ p@ssw0rd p@ssw0rd1 p@ssw0rd! p@ssword1 p@ssword123 p@ssw0rd123
  pa$$w0rd pa$$word1 pa$$w0rd1 pass@123 pass@1234 pass@12345 pass123! pass1234! pass@word1
  welcome1! welcome@1 welcome12! welcome@12 welcome123! welcome@123 welcome1234! welcome@1234 welcome@2024
  welcome@2025 welcome@2026 welcome2026! admin@123 admin@1234 admin@12345 admin123! admin1234! administrator1!
  qwerty1! qwerty@1 qwerty12! qwerty@12 qwerty123! qwerty@123 qwerty1234! qwertyuiop1! qwert@123 asdf@1234 asdf1234!
  zxcvbnm1! zaq1@wsx zaq!2wsx 1qaz@wsx !qaz2wsx q1w2e3r4! 1q2w3e4r! abc@1234 abc1234! abcd@123 abcd@1234 abcd1234!
  abcd123! aabb@1234 abcdef1! abc@12345 aa123456! aa@123456
  test@123 test@1234 test123! test1234! testing1! testing@123 user@123 user@1234 guest@123 demo@123 demo@1234
  student@1 student@123 mentor@123 mentee@123 engineer@1 engineer@123 india@123 india@1234 india@1947 bharat@123
  mumbai@123 delhi@123 chennai@123 bangalore@123 krishna@123 ganesh@123 sachin@10 iloveyou1! iloveyou@1 iloveyou@123
  letmein1! letmein@1 letmein123! changeme1! changeme@1 changeme@123 change@123 secret@123 secret123! login@123
  monkey1! monkey@123 dragon1! dragon@123 sunshine1! sunshine@1 football1! football@1 cricket@1 cricket@123
  princess1! princess@1 superman1! batman@123 master@123 hello@123 hello123! hello@1234 computer1! computer@1
  google@123 summer2026! summer@2026 winter2026! winter@2026 temp@123 temp@1234 root@123 root@1234 razorpay@1
  plumbline1! plumbline@1 plumbline@123`.split(/\s+/),
)

export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase())
}
