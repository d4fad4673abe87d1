/** Community members as they are written down: name, branch, type, interests between bars. */
export interface CommunityDraft {
  name: string
  branch: string
  type: 'student' | 'early-career'
  interests: string
}

export const communityMembers: readonly CommunityDraft[] = [
  { name: 'Omkar Jadhav', branch: 'Civil Engineering', type: 'student', interests: 'Bridges | GATE' },
  { name: 'Shreya Bhat', branch: 'Electronics Engineering', type: 'early-career', interests: 'Embedded | PCB design' },
  { name: 'Nongthombam Robert', branch: 'Mechanical Engineering', type: 'student', interests: 'CAD | Rocketry' },
  { name: 'Farheen Siddiqui', branch: 'Electrical Engineering', type: 'early-career', interests: 'Solar | Grid codes' },
  { name: 'Dhruv Parmar', branch: 'Chemical Engineering', type: 'student', interests: 'Process simulation' },
  { name: 'Harini Selvam', branch: 'Mechanical Engineering', type: 'early-career', interests: 'Quality | GD&T' },
  { name: 'Bikash Gurung', branch: 'Civil Engineering', type: 'student', interests: 'Hill roads | Surveying' },
]

/** First and family names of people who register for workshops without an account. */
export const visitorNames = {
  first: `Aarav Bhavna Chetan Deepika Eshwar Falguni Ganesh Hema Irfan Jyoti Kiran Lata Madhav Nilofer Onkar Padma
    Raghav Sarita Tejas Uma Varun Wasim Yamini Zubin`.split(/\s+/),
  family: `Acharya Barua Chopra Dixit Fernandes Gogoi Hussain Jain Kamble Lakhani Mishra Naidu Oraon Pathak Rao Sodhi
    Toppo Varma`.split(/\s+/),
}
