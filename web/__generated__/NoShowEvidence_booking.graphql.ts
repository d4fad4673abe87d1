/**
 * @generated SignedSource<<b14e3bb2b70064eec08a8931e35c5935>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoShowEvidence_booking$data = {
  readonly " $fragmentSpreads": FragmentRefs<"JoinRecord_booking" | "noShowWords_booking">;
  readonly " $fragmentType": "NoShowEvidence_booking";
};
export type NoShowEvidence_booking$key = {
  readonly " $data"?: NoShowEvidence_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoShowEvidence_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoShowEvidence_booking",
  "selections": [
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

(node as any).hash = "cdb721e7c0e3e65634a4d003602d55fc";

export default node;
