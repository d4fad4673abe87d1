/**
 * @generated SignedSource<<7111090cc6e12731e011a2b612d5157f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerButtons_booking$data = {
  readonly viewerCanAnswerNoShow: {
    readonly allowed: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NoShowAnswerDialog_booking">;
  readonly " $fragmentType": "AnswerButtons_booking";
};
export type AnswerButtons_booking$key = {
  readonly " $data"?: AnswerButtons_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerButtons_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerButtons_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingRight",
      "kind": "LinkedField",
      "name": "viewerCanAnswerNoShow",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoShowAnswerDialog_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "f576d7b36b13769ccc14ab4b814db1c8";

export default node;
