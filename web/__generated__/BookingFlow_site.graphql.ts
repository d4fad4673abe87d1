/**
 * @generated SignedSource<<1198173c725da9aee9884a48ef806d3c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"BookingBar_site" | "BookingPlumb_site" | "OrderSummary_site" | "PaymentViews_site">;
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
      "name": "PaymentViews_site"
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

(node as any).hash = "a3713bc682c43f63344aa09cc54363aa";

export default node;
