/** Why somebody cannot chat, as documented. */

export const RESTRICTED = {
  title: 'Access Restricted',
  description: 'Chat feature is only available for mentees.',
}

export const LOCKED = {
  title: 'Chat Locked',
  description: 'Chat unlocks after purchasing the Advanced Mentorship Package.',
}
