import type { BranchFamily } from '../../../api/rules/people/branches.ts'

/** What mentees write before a session, by branch. */
export const agendas: Readonly<Record<BranchFamily, readonly string[]>> = {
  civil: [
    'My G+7 model shows torsion in the first mode. I want to understand why before I change anything.',
    'Review of the drawings for my final-year project and the questions an examiner may ask.',
    'Resume and mock interview for a graduate engineer post in a consultancy.',
    'Choosing between site work and design office after graduation. I have an offer from each.',
    'Quantity and rate analysis of one floor; my estimate is 20 percent above my guide’s.',
    'Which codes should I know for the first job, and how do I read them without giving up?',
  ],
  electrical: [
    'Single-line diagram of our lab substation: I want to be able to explain every symbol.',
    'Firmware review: my node sleeps but still draws 2 mA. Code and schematic are attached to my notes.',
    'Interview preparation for a core electronics company, static timing and digital basics.',
    'Selecting sensors and a protocol for a monitoring project with a small budget.',
    'How do I move from a service company to a core role within a year?',
    'Viva in ten days. I want to go through the weak parts of my project report.',
  ],
  mechanical: [
    'Tolerance stack-up of my gearbox housing. I am not sure about the worst case.',
    'My final-year machine vibrates at one speed. I have a video and the drawings.',
    'Plan for learning PLC programming at home with about ten thousand rupees.',
    'Mock interview for a design engineer post, with questions on GD&T and materials.',
    'First job in a plant next month. What should I learn before the first day?',
    'Process simulation of my design project: the column does not converge.',
  ],
  other: ['Choosing a specialisation after the second year; I would like to compare three.'],
}
