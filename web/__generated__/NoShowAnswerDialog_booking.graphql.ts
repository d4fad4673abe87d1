/**
 * @generated SignedSource<<2ad6e1f92eb6e6a2afdf67aa9064fb08>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoShowAnswerDialog_booking$data = {
  readonly databaseId: number;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly " $fragmentSpreads": FragmentRefs<"planCall_booking">;
  readonly " $fragmentType": "NoShowAnswerDialog_booking";
};
export type NoShowAnswerDialog_booking$key = {
  readonly " $data"?: NoShowAnswerDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoShowAnswerDialog_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoShowAnswerDialog_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
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
      "kind": "InlineDataFragmentSpread",
      "name": "planCall_booking",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessionType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "e3f8fa281f25c1ff38644b13ad11e1ee";

export default node;
