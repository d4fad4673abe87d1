/**
 * @generated SignedSource<<053d4c05d993daafca0a724924586a1f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorshipPanel_booking$data = {
  readonly agenda: string;
  readonly noShow: {
    readonly __typename: "NoShow";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MentorshipFacts_booking" | "MentorshipTimeline_booking" | "noShowWords_booking">;
  readonly " $fragmentType": "MentorshipPanel_booking";
};
export type MentorshipPanel_booking$key = {
  readonly " $data"?: MentorshipPanel_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorshipPanel_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorshipPanel_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agenda",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NoShow",
      "kind": "LinkedField",
      "name": "noShow",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "noShowWords_booking",
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
          "concreteType": "NoShow",
          "kind": "LinkedField",
          "name": "noShow",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reportedBy",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "answer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "finding",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorshipFacts_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorshipTimeline_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "4f1b70ce8a7c0fd5559cceb44b6f054d";

export default node;
