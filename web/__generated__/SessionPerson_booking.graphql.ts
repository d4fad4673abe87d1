/**
 * @generated SignedSource<<a2a653bacf7e6dd6d1ca8d605c1a06d4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionPerson_booking$data = {
  readonly mentee: {
    readonly " $fragmentSpreads": FragmentRefs<"MenteeAvatar_mentee">;
  } | null;
  readonly menteeName: string;
  readonly mentor: {
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"MentorAvatar_mentor">;
  } | null;
  readonly mentorName: string;
  readonly " $fragmentType": "SessionPerson_booking";
};
export type SessionPerson_booking$key = {
  readonly " $data"?: SessionPerson_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionPerson_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionPerson_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mentorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "menteeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MentorAvatar_mentor"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentee",
      "kind": "LinkedField",
      "name": "mentee",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MenteeAvatar_mentee"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "6cd4817df4b0cc7a7ab3f681ec96f809";

export default node;
