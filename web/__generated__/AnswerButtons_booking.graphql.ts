/**
 * @generated SignedSource<<c6edef3738e946f104d52b110aa6f282>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerButtons_booking$data = {
  readonly proposal: {
    readonly expiresAt: string;
  } | null;
  readonly viewerCanAnswerNoShow: {
    readonly allowed: boolean;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"NoShowAnswerDialog_booking" | "ProposalAnswer_booking">;
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
      "alias": null,
      "args": null,
      "concreteType": "BookingProposal",
      "kind": "LinkedField",
      "name": "proposal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoShowAnswerDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProposalAnswer_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "0646d22c18a4f297c5326eb57c11f518";

export default node;
