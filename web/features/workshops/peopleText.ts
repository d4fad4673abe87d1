/** `1 person`, `12 people`. */
export const peopleText = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`
