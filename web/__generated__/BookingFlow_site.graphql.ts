/**
 * @generated SignedSource<<2865eda9d098f259c8a4de6c3a71460f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingFlow_site$data = {
  readonly checkoutScriptUrl: string;
  readonly now: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookingBar_site" | "BookingPlumb_site" | "CheckingPayment_site" | "OrderSummary_site">;
  readonly " $fragmentType": "BookingFlow_site";
};
export type BookingFlow_site$key = {
  readonly " $data"?: BookingFlow_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingFlow_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "now",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkoutScriptUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingPlumb_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckingPayment_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSummary_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingBar_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "a2b6b255ecc9762a03f02be48e3a299a";

export default node;
