/**
 * @generated SignedSource<<b572927b37186ef987b66f85b18bfaee>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoShowReport_evidence$data = {
  readonly " $fragmentSpreads": FragmentRefs<"JoinRecord_booking" | "NoShowReport_booking">;
  readonly " $fragmentType": "NoShowReport_evidence";
};
export type NoShowReport_evidence$key = {
  readonly " $data"?: NoShowReport_evidence$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoShowReport_evidence">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoShowReport_evidence",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "NoShowReport_booking",
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
              "name": "reportStatement",
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
              "name": "answerStatement",
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
      "name": "JoinRecord_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "e82230bdca92a7221e98ea63d0727a20";

export default node;
